"""The referee: reads a situation, rules on it, and compares with what was expected."""

from bela.referee.check import Difference, check
from bela.referee.faults import Fault, ScenarioError
from bela.referee.read import read_scenario
from bela.referee.rule import Ruling, rule
from bela.referee.scenario import Scenario

__all__ = ["Difference", "Fault", "Ruling", "Scenario", "ScenarioError", "check", "read_scenario", "rule"]
