"""What people on court cards wear and carry, in a box of 100 by 100 in which the head's middle is at 50, 38.

``{cloth}`` and ``{trim}`` are a person's colours, ``{tone}`` that of the hair, ``{line}`` the pen.
"""

from __future__ import annotations

HAIR = {
    "none": ("", ""),
    "curls": (
        (
            '<g fill="{tone}" {line}><circle cx="36" cy="44" r="6"/><circle cx="64" cy="44" r="6"/><circle cx="35" cy="54" r="5"/>'
            '<circle cx="65" cy="54" r="5"/></g>'
        ),
        "",
    ),
    "straight": ('<path fill="{tone}" {line} d="M36 28c-6 10-7 22-5 34h9V30zM64 28c6 10 7 22 5 34h-9V30z"/>', ""),
    "loose": (
        '<path fill="{tone}" {line} d="M50 20c-20 0-24 20-24 36 0 8 0 16-4 22 8 2 14 0 18-4h20c4 4 10 6 18 4-4-6-4-14-4-22 0-16-4-36-24-36z"/>',
        '<path fill="{tone}" {line} stroke-width="1.5" d="M50 23c-8 0-13 5-13 15 5-1 10-5 13-11 3 6 8 10 13 11 0-10-5-15-13-15z"/>',
    ),
    "braids": (
        (
            '<path fill="{tone}" {line} d="M34 34c-7 8-7 30-6 46l8 3 2-49zM66 34c7 8 7 30 6 46l-8 3-2-49z"/>'
            '<path fill="none" {line} stroke-width="1.5" d="M29 50l8 4M29 60l8 4M29 70l7 4M71 50l-8 4M71 60l-8 4M71 70l-7 4"/>'
        ),
        '<path fill="{tone}" {line} stroke-width="1.5" d="M37 36c0-9 5-14 13-14s13 5 13 14c-4-5-9-7-13-7s-9 2-13 7z"/>',
    ),
    "veil": (
        '<path fill="#fffaf0" {line} d="M50 16c-19 0-25 16-26 36-1 12-4 20-9 28h70c-5-8-8-16-9-28-1-20-7-36-26-36z"/>',
        '<path fill="{tone}" {line} stroke-width="1.5" d="M37 35c1-8 6-12 13-12s12 4 13 12c-4-4-8-6-13-6s-9 2-13 6z"/>',
    ),
    "bun": (
        '<g fill="{tone}" {line}><circle cx="33" cy="34" r="8"/><circle cx="67" cy="34" r="8"/></g>',
        '<path fill="{tone}" {line} stroke-width="1.5" d="M37 37c0-10 5-15 13-15s13 5 13 15c-2-5-6-8-13-8s-11 3-13 8z"/>',
    ),
    "page": (
        '<path fill="{tone}" {line} d="M50 20c-17 0-20 14-18 32 3 2 7 2 9 0V36h18v16c2 2 6 2 9 0 2-18-1-32-18-32z"/>',
        '<path fill="{tone}" {line} stroke-width="1.5" d="M37 34c0-8 5-12 13-12s13 4 13 12z"/>',
    ),
}

HATS = {
    "points": '<path fill="#e0aa3e" {line} d="M34 26L30 6l10 8 10-12 10 12 10-8-4 20c-9-4-23-4-32 0z"/><circle cx="50" cy="18" r="2.5" fill="#b3312c"/>'
    '<path fill="#c98f2a" {line} stroke-width="1.5" d="M34 26c9-4 23-4 32 0v4c-9-4-23-4-32 0z"/>',
    "arch": '<path fill="{cloth}" {line} d="M36 25c-4-14 6-18 14-18s18 4 14 18z"/><path fill="none" stroke="#e0aa3e" stroke-width="3.5" d="M50 25V8"/>'
    '<path fill="#e0aa3e" {line} d="M33 24c10-4 24-4 34 0v7c-10-4-24-4-34 0zM48 0h4v3h3v3h-3v3h-4V6h-3V3h3z"/>',
    "balls": '<path fill="#e0aa3e" {line} d="M34 28V14l8 7 8-10 8 10 8-7v14c-9-4-23-4-32 0z"/><g fill="#fffaf0" {line} stroke-width="1.5">'
    '<circle cx="34" cy="12" r="3.5"/><circle cx="50" cy="8" r="4"/><circle cx="66" cy="12" r="3.5"/></g>',
    "fur": '<path fill="{cloth}" {line} d="M37 22c0-14 8-18 13-18s13 4 13 18z"/><path fill="#e0aa3e" {line} d="M41 12l4-7 5 4 5-4 4 7-2 6H43z"/>'
    '<rect x="32" y="20" width="36" height="10" rx="5" fill="#fffaf0" {line}/><path stroke="{ink}" stroke-width="2" d="M39 24v3M46 23v3M54 23v3M61 24v3"/>',
    "tiara": '<path fill="#e0aa3e" {line} d="M36 26c2-7 7-9 14-16 7 7 12 9 14 16-8-3-20-3-28 0z"/><circle cx="50" cy="19" r="2.5" fill="{cloth}" {line} stroke-width="1"/>',
    "wreath": '<g fill="#5d8a3f" {line} stroke-width="1.5"><path d="M36 30c-4-4-4-8-1-10 4 2 5 6 1 10zM42 25c-4-4-4-9 0-11 4 3 4 7 0 11zM58 25c4-4 4-9 0-11-4 3-4 7 0 11zM64 30c4-4 4-8 1-10-4 2-5 6-1 10z"/></g>'
    '<circle cx="50" cy="20" r="5" fill="#b3312c" {line} stroke-width="1.5"/><circle cx="50" cy="20" r="1.8" fill="#e0aa3e"/>',
    "lily": '<path fill="#e0aa3e" {line} d="M35 27l-2-13 9 6 8-16 8 16 9-6-2 13c-8-3-22-3-30 0z"/>',
    "hood": '<path fill="{cloth}" {line} d="M50 8c-18 0-24 18-22 40 4-4 8-12 9-17 3-6 8-8 13-8s10 2 13 8c1 5 5 13 9 17 2-22-4-40-22-40z"/><path fill="none" stroke="{trim}" stroke-width="2.5" d="M37 32c3-6 8-8 13-8s10 2 13 8"/>',
    "beret": '<path fill="{cloth}" {line} d="M32 26c-8-12 8-20 22-18 14 1 20 10 13 18-9-4-26-4-35 0z"/><path fill="{trim}" {line} stroke-width="1.5" d="M33 25c10-4 24-4 34 0v4c-10-4-24-4-34 0z"/>'
    '<path fill="#fffaf0" {line} d="M62 20C66 6 78 0 90 4c-4 8-14 12-24 18z"/>',
    "pointed": '<path fill="{cloth}" {line} d="M33 27c4-12 6-22 30-25-2 8 2 14 4 25-9-4-25-4-34 0z"/><path fill="{trim}" {line} d="M29 28c12-6 30-6 42 0l-3 5c-11-5-25-5-36 0z"/>',
    "cap": '<path fill="{cloth}" {line} d="M35 27c-2-16 32-16 30 0z"/><path fill="{trim}" {line} d="M31 26h38c2 0 3 6 0 6H31c-3 0-2-6 0-6z"/><circle cx="50" cy="14" r="3" fill="{trim}" {line} stroke-width="1.5"/>',
    "brim": '<path fill="{cloth}" {line} d="M37 24c0-14 26-14 26 0z"/><path fill="{cloth}" {line} d="M22 26c14-6 42-6 56 0-6 8-50 8-56 0z"/><path fill="{trim}" d="M38 20h24v4H38z"/>'
    '<path fill="#b3312c" {line} d="M38 20C30 10 18 8 12 14c8 4 14 10 26 10z"/>',
    "helmet": '<path fill="#b9bdc0" {line} d="M34 30c-2-20 8-24 16-24s18 4 16 24l-4-4H38z"/><path fill="none" {line} d="M50 6v20"/><path fill="{trim}" {line} d="M46 8c0-6 14-10 24-2-8 0-12 4-20 4z"/>',
    "floppy": '<path fill="{cloth}" {line} d="M32 28c0-8 6-16 18-16s18 6 20 16l10 10c-8 2-12-2-14-6-8-6-26-6-34-4z"/><circle cx="79" cy="38" r="3.5" fill="{trim}" {line} stroke-width="1.5"/>',
    "flat": '<path fill="{cloth}" {line} d="M26 20c8-10 40-10 48 0-2 8-12 8-24 8s-22 0-24-8z"/><path fill="#4f8f3a" {line} d="M30 18C22 8 26 2 34 0c0 8 2 12 4 16z"/>',
}

_BODY = 'd="M6 102c0-24 10-34 30-40h28c20 6 30 16 30 40z"'

DRESS = {
    "ermine": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="#fffaf0" {line} d="M28 64c6-4 12-6 15-6l7 10 7-10c3 0 9 2 15 6 2 10-8 20-22 20S26 74 28 64z"/>'
    '<g stroke="{ink}" stroke-width="2" stroke-linecap="round"><path d="M35 68v3M42 74v3M50 76v3M58 74v3M65 68v3"/></g><path fill="{trim}" {line} d="M46 84h8v18h-8z"/>',
    "chain": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="#fffaf0" {line} d="M43 58l7 12 7-12 5 4-12 22-12-22z"/><path fill="none" stroke="{trim}" stroke-width="4" stroke-dasharray="1 5" stroke-linecap="round" d="M26 68c6 22 42 22 48 0"/>'
    '<circle cx="50" cy="88" r="5" fill="{trim}" {line}/>',
    "cloak": '<path fill="#fffaf0" {line} '
    + _BODY
    + '/><path fill="{cloth}" {line} d="M6 102c0-24 10-34 30-40h7l-9 40zM94 102c0-24-10-34-30-40h-7l9 40z"/><circle cx="50" cy="66" r="4.5" fill="{trim}" {line}/>'
    '<path stroke="{cloth}" stroke-width="3" fill="none" d="M42 78h16M41 86h18M40 94h20"/>',
    "mail": '<path fill="#b9bdc0" {line} '
    + _BODY
    + '/><path fill="none" stroke="#7b8287" stroke-width="1.5" stroke-dasharray="3 3" d="M16 80h68M12 88h76M10 96h80M24 72h52"/>'
    '<path fill="{cloth}" {line} d="M36 62h28l4 40H32z"/><path fill="{trim}" {line} d="M32 92h36v6H32z"/>',
    "gown": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="{skin}" {line} d="M36 62c2 10 8 16 14 16s12-6 14-16l-7-2H43z"/><path fill="none" stroke="{trim}" stroke-width="3" stroke-dasharray=".5 4" stroke-linecap="round" d="M41 62c3 7 15 7 18 0"/>'
    '<path fill="{trim}" {line} d="M34 62l3-1c2 12 8 19 13 19s11-7 13-19l3 1c-2 14-9 22-16 22s-14-8-16-22z"/><path stroke="{trim}" stroke-width="3" fill="none" d="M50 84v18"/>',
    "bodice": '<path fill="#fffaf0" {line} '
    + _BODY
    + '/><path fill="{skin}" {line} d="M38 62c2 8 7 12 12 12s10-4 12-12l-5-2H43z"/><path fill="{cloth}" {line} d="M34 66l6 2c3 6 7 8 10 8s7-2 10-8l6-2 3 36H31z"/>'
    '<path stroke="{trim}" stroke-width="2" fill="none" d="M44 82l12 6M56 82l-12 6M44 91l12 6M56 91l-12 6"/>',
    "shawl": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="{trim}" {line} d="M24 68c8-6 14-8 19-9l7 13 7-13c5 1 11 3 19 9L50 100z"/><g fill="{cloth}"><circle cx="38" cy="72" r="2.5"/><circle cx="50" cy="84" r="2.5"/><circle cx="62" cy="72" r="2.5"/></g>',
    "ruff": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="#fffaf0" {line} d="M30 60c2-4 6-2 8-5 3 2 6-1 8 1 2-2 6-2 8 0 2-2 5 1 8-1 2 3 6 1 8 5 1 4-3 5-3 8-4-1-5 3-9 1-3 3-13 3-16 0-4 2-5-2-9-1 0-3-4-4-3-8z"/>'
    '<path stroke="{trim}" stroke-width="3" fill="none" d="M50 72v30M34 74l-6 28M66 74l6 28"/>',
    "doublet": '<path fill="{cloth}" {line} '
    + _BODY
    + '/><path fill="#fffaf0" {line} d="M39 60l11 9 11-9 5 5-16 13-16-13z"/><g fill="{trim}" {line} stroke-width="1.2"><circle cx="50" cy="82" r="2.6"/><circle cx="50" cy="91" r="2.6"/></g>'
    '<path stroke="{trim}" stroke-width="3" fill="none" d="M24 70c0 12-2 22-4 32M76 70c0 12 2 22 4 32"/>',
    "stripes": '<path fill="#fffaf0" {line} '
    + _BODY
    + '/><path fill="{cloth}" d="M12 82c3-8 8-12 16-16v35H17zM36 63h8v38h-8zM56 63h8v38h-8zM72 66c8 4 13 8 16 16l-5 19H72z"/><path fill="none" {line} '
    + _BODY
    + "/>"
    '<path fill="{trim}" {line} d="M36 60l14 8 14-8 3 5-17 10-17-10z"/>',
    "quarters": '<path fill="{trim}" {line} '
    + _BODY
    + '/><path fill="{cloth}" {line} d="M6 102c0-24 10-34 30-40h14v40z"/><path fill="#fffaf0" {line} d="M40 60l10 10 10-10 4 4-14 14-14-14z"/>',
    "tabard": '<path fill="{trim}" {line} '
    + _BODY
    + '/><path fill="{cloth}" {line} d="M32 64l11-5c2 6 12 6 14 0l11 5v38H32z"/><path fill="#fffaf0" {line} stroke-width="1.5" d="M50 76l7 9-7 9-7-9z"/>',
}

_POLE = '<path stroke="#8a5a2f" stroke-width="4.5" stroke-linecap="round" d="M86 102V12"/>'

CARRIED = {
    "nothing": "",
    "sword": '<path fill="#cfd4d6" {line} d="M83 12l4-8 4 8v62h-8z"/><path fill="#e0aa3e" {line} d="M75 72h24v6H75z"/><path fill="#8a5a2f" {line} d="M84 78h6v14h-6z"/><circle cx="86" cy="84" r="6.5" fill="{skin}" {line}/>',
    "sceptre": '<path stroke="#e0aa3e" stroke-width="5" stroke-linecap="round" d="M86 102V22"/><circle cx="86" cy="16" r="8" fill="{cloth}" {line}/><path fill="#e0aa3e" {line} d="M86 0l3 5-3 4-3-4z"/><circle cx="86" cy="84" r="6.5" fill="{skin}" {line}/>',
    "orb": '<circle cx="84" cy="74" r="12" fill="#e0aa3e" {line}/><path fill="none" {line} d="M72 74c6-4 18-4 24 0M84 62v9"/><path fill="#e0aa3e" {line} d="M82 50h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/><ellipse cx="84" cy="88" rx="9" ry="5" fill="{skin}" {line}/>',
    "axe": _POLE
    + '<path fill="#cfd4d6" {line} d="M84 14c-12-6-18 2-20 12 6-2 12 0 14 8l6-2zM88 14l6 4v10l-6 4z"/><circle cx="86" cy="82" r="6.5" fill="{skin}" {line}/>',
    "rose": '<path stroke="#4f8f3a" stroke-width="3.5" fill="none" stroke-linecap="round" d="M82 92c4-16 4-24 2-36"/><path fill="#4f8f3a" {line} stroke-width="1.5" d="M84 72c6-6 10-6 13-4-2 5-7 7-12 6z"/><circle cx="83" cy="48" r="10" fill="#c5322d" {line}/>'
    '<path fill="none" {line} stroke-width="1.5" d="M78 48c2-6 10-5 9 1-1 5-7 3-5 0"/><circle cx="82" cy="86" r="6.5" fill="{skin}" {line}/>',
    "fan": '<path fill="{trim}" {line} d="M82 88L62 62c8-12 30-12 36 2z"/><path fill="none" {line} stroke-width="1.5" d="M82 88l-12-32M82 88V54M82 88l10-32"/><circle cx="82" cy="88" r="6.5" fill="{skin}" {line}/>',
    "mirror": '<circle cx="84" cy="56" r="12" fill="#d6e6ea" {line}/><circle cx="84" cy="56" r="12" fill="none" stroke="#e0aa3e" stroke-width="4"/><path fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" d="M79 56c0-4 2-6 5-6"/><path stroke="#e0aa3e" stroke-width="5" stroke-linecap="round" d="M84 70v22"/><circle cx="84" cy="86" r="6.5" fill="{skin}" {line}/>',
    "tulip": '<path stroke="#4f8f3a" stroke-width="3.5" stroke-linecap="round" d="M84 94V52"/><path fill="#4f8f3a" {line} stroke-width="1.5" d="M84 82c-9-4-11-12-10-18 7 3 10 9 10 18z"/><path fill="#e0aa3e" {line} d="M74 36l5 5 5-9 5 9 5-5c2 12-2 20-10 20s-12-8-10-20z"/><circle cx="84" cy="88" r="6.5" fill="{skin}" {line}/>',
    "halberd": _POLE
    + '<path fill="#cfd4d6" {line} d="M86 0l4 16h-8zM82 18c-10-2-14 4-16 12 6-3 10-2 16 4zM90 18l8 6-8 6z"/><circle cx="86" cy="82" r="6.5" fill="{skin}" {line}/>',
    "banner": _POLE
    + '<path fill="{trim}" {line} d="M84 10H58l6 10-6 10h26z"/><circle cx="86" cy="82" r="6.5" fill="{skin}" {line}/>',
    "arrow": '<path stroke="#8a5a2f" stroke-width="3.5" stroke-linecap="round" d="M84 98V22"/><path fill="#cfd4d6" {line} d="M84 8l7 16H77z"/><path fill="#c5322d" {line} stroke-width="1.5" d="M84 90l-6 6v6l6-5 6 5v-6z"/><circle cx="84" cy="80" r="6.5" fill="{skin}" {line}/>',
    "pipe": '<path fill="#c9a063" {line} d="M92 44l6 5-34 42-6-5z"/><g fill="{ink}"><circle cx="88" cy="57" r="1.8"/><circle cx="82" cy="64" r="1.8"/><circle cx="76" cy="72" r="1.8"/></g><circle cx="68" cy="82" r="6.5" fill="{skin}" {line}/><circle cx="86" cy="66" r="5.5" fill="{skin}" {line}/>',
    "jug": '<path fill="#b9bdc0" {line} d="M72 62h22l-2 26H74z"/><path fill="#fffaf0" {line} d="M70 62c2-8 8-6 10-9 4 2 8 0 10 3 5 0 6 4 5 6z"/><path fill="none" {line} stroke-width="3" d="M72 68c-8 0-8 14 1 14"/><circle cx="92" cy="80" r="6" fill="{skin}" {line}/>',
    "drum": '<ellipse cx="76" cy="92" rx="20" ry="8" fill="#fffaf0" {line}/><path fill="#c5322d" {line} d="M56 92v12h40V92c-6 8-34 8-40 0z"/><path stroke="#8a5a2f" stroke-width="3.5" stroke-linecap="round" d="M72 88l18-22"/><circle cx="91" cy="66" r="5.5" fill="{skin}" {line}/>',
    "bow": '<path fill="none" stroke="#8a5a2f" stroke-width="4.5" stroke-linecap="round" d="M78 8c22 22 22 64 0 88"/><path stroke="{ink}" stroke-width="1.5" d="M78 8v88"/><circle cx="93" cy="54" r="6" fill="{skin}" {line}/>',
    "scythe": _POLE
    + '<path fill="#cfd4d6" {line} d="M86 12C70 4 58 8 48 2c6 14 22 20 38 18z"/><circle cx="86" cy="82" r="6.5" fill="{skin}" {line}/>',
}
