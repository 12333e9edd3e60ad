"""The signs of the suits, each in a box of 100 by 100, and the backs of the cards."""

from __future__ import annotations

INK = "#2a1d16"
CREAM = "#fffaf0"

SUIT = "currentColor"
"""The colour of the suit: the page chooses it, so that one drawing serves for two colours and for four."""

FRENCH = {
    "s": f'<path fill="{SUIT}" d="M50 4C58 24 92 40 92 64c0 15-11 24-23 24-7 0-12-3-15-8 1 8 4 12 10 16H36c6-4 9-8 10-16'
    '-3 5-8 8-15 8C19 88 8 79 8 64 8 40 42 24 50 4z"/>',
    "h": f'<path fill="{SUIT}" d="M50 95C42 76 6 58 6 31 6 16 17 6 29 6c10 0 17 6 21 15C54 12 61 6 71 6c12 0 23 10 23 25'
    ' 0 27-36 45-44 64z"/>',
    "d": f'<path fill="{SUIT}" d="M50 3C58 22 72 40 88 50 72 60 58 78 50 97 42 78 28 60 12 50 28 40 42 22 50 3z"/>',
    "c": f'<path fill="{SUIT}" d="M50 5c12 0 21 9 21 21 0 7-3 12-7 16 3-1 6-2 9-2 12 0 21 9 21 21s-9 21-21 21c-9 0-15-4-18-10'
    " 0 11 4 18 11 24H34c7-6 11-13 11-24-3 6-9 10-18 10C15 82 6 73 6 61s9-21 21-21c3 0 6 1 9 2-4-4-7-9-7-16C29 14 38 5"
    ' 50 5z"/>',
}

_LINE = f'stroke="{INK}" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"'

GERMAN = {
    "h": f'<path fill="#c5322d" {_LINE} d="M50 95C42 76 6 58 6 31 6 16 17 6 29 6c10 0 17 6 21 15C54 12 61 6 71 6c12 0 23 10 23 25'
    ' 0 27-36 45-44 64z"/><path fill="none" stroke="#f4b9a0" stroke-width="5" stroke-linecap="round" d="M18 32c0-9 5-14 12-14"/>',
    "s": f'<path fill="#4f8f3a" {_LINE} d="M50 5C66 18 92 26 90 50c-1 16-14 25-27 24-5 0-9-2-13-5-4 3-8 5-13 5C24 75 11 66 10 50'
    f' 8 26 34 18 50 5z"/><path fill="none" {_LINE} d="M50 30v66M50 48L34 38M50 48l16-10M50 62L36 56M50 62l14-6"/>',
    "d": f'<circle cx="50" cy="52" r="40" fill="#e4a92f" {_LINE}/><path fill="#c5322d" {_LINE} d="M11 46h78v14H11z"/>'
    f'<path fill="none" {_LINE} d="M50 66v12M42 12a8 8 0 0 1 16 0"/><circle cx="50" cy="80" r="6" fill="{INK}"/>',
    "c": f'<path fill="#b98243" {_LINE} d="M24 42c-4 30 12 44 26 54 14-10 30-24 26-54z"/>'
    f'<path fill="#5d7a34" {_LINE} d="M16 42c0-18 16-27 34-27s34 9 34 27c-10 6-58 6-68 0z"/>'
    f'<path fill="none" {_LINE} d="M50 15c0-6 2-10 8-12M30 30l8 8M46 27l6 9M62 30l4 8"/>',
}

_LOZENGES = "".join(
    f'<path d="M{x} {y - 7}l5 7-5 7-5-7z"/>'
    for row, y in enumerate(range(16, 140, 14))
    for x in range(15 + 5 * (row % 2), 92, 10)
)

BACKS = {
    "lamp": '<rect width="100" height="144" rx="7" fill="#fffaf0"/><rect x="5" y="5" width="90" height="134" rx="4" fill="#7c2b26"/>'
    f'<g fill="#9b4238">{_LOZENGES}</g>'
    '<circle cx="50" cy="72" r="24" fill="#7c2b26" stroke="#e2b25a" stroke-width="2"/>'
    '<path fill="#e2b25a" d="M36 76c0-9 6-16 14-16s14 7 14 16z"/><circle cx="50" cy="79" r="4" fill="#ffe7ad"/>'
    '<path stroke="#e2b25a" stroke-width="2" stroke-linecap="round" fill="none" d="M50 60V50M40 84l-4 6M50 87v6M60 84l4 6"/>'
    '<rect x="8" y="8" width="84" height="128" rx="3" fill="none" stroke="#e2b25a" stroke-width="1"/>',
}
"""One back: the lamp under which the table stands."""
