"""The rule book of a table in words: as text, as Markdown, as HTML."""

from bela.apps.book.document import Document
from bela.apps.book.html import fragment, page
from bela.apps.book.markdown import markdown
from bela.apps.book.text import text_lines
from bela.apps.book.wording import document

__all__ = ["Document", "document", "fragment", "markdown", "page", "text_lines"]
