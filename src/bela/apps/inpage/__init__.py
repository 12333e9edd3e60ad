"""What pages ask of the core that runs beside them in the browser: JSON in, JSON out, nothing kept.

A request names its ``part`` (``pad``, ``referee``, ``rules``) and the ``language`` of the reader. The answer holds
sentences besides data: a page puts nothing into words that a terminal says too. ``docs/site.md`` lists the requests.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from bela.apps.inpage import pad, referee, rules
from bela.i18n import LANGUAGES, Translator

Answer = dict[str, Any]

PARTS: Mapping[str, Callable[[Translator, Mapping[str, Any]], Answer]] = {
    "pad": pad.answered,
    "referee": referee.answered,
    "rules": rules.answered,
}
"""By name: what answers."""


def handle(request: Mapping[str, Any]) -> Answer:
    """The answer to a request. Raises ValueError for a part or a language that there is not."""
    rest = {key: value for key, value in request.items() if key not in ("part", "language")}
    part, language = str(request.get("part")), str(request.get("language"))
    if part not in PARTS or language not in LANGUAGES:
        message = f"part must be one of {', '.join(PARTS)} and language one of {', '.join(LANGUAGES)}"
        raise ValueError(message)
    return PARTS[part](Translator(language), rest)


def answer(text: str) -> str:
    """The same as JSON."""
    return json.dumps(handle(json.loads(text)), ensure_ascii=False)
