"""The table: the one place where a match changes. It asks chance and bots, waits for people, and tells everybody."""

from bela.table.agents import Fault
from bela.table.chance import Chance
from bela.table.feeds import Receiver
from bela.table.journal import Journal, JournalError, NoJournal
from bela.table.patience import Patient
from bela.table.table import Table

__all__ = ["Chance", "Fault", "Journal", "JournalError", "NoJournal", "Patient", "Receiver", "Table"]
