"""Why an action was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bela.deal.actions import Action
    from bela.rules.law import Code


class IllegalAction(ValueError):  # noqa: N818 - the name by which the design knows it
    """An action that the rules do not allow now (X-07). It has changed nothing.

    ``code`` says what was wrong, ``rule`` is the ledger id that forbids it, ``to_act`` whose turn it is (None when
    nobody's). ``legal`` is what would be allowed: for the seat whose turn it is; empty for anybody else.
    """

    def __init__(self, code: Code, rule: str, *, to_act: int | None = None, legal: tuple[Action, ...] = ()) -> None:
        super().__init__(f"{code.value} ({rule})")
        self.code = code
        self.rule = rule
        self.to_act = to_act
        self.legal = legal
