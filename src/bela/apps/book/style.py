"""How the page of a rule book looks, on a screen and on paper."""

STYLE = """\
:root { color-scheme: light dark; }
body { margin: 0; background: Canvas; color: CanvasText; font: 1.05rem/1.55 Georgia, "Times New Roman", serif; }
main { max-width: 44rem; margin: 0 auto; padding: 1rem 1.2rem 4rem; }
h1, h2, h3 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-bottom: 1px solid; padding-bottom: .2rem; }
h3 { margin: 1.8rem 0 .3rem; font-size: 1.05rem; }
p { margin: .6rem 0; }
a.rule { font: .75rem sans-serif; white-space: nowrap; }
:target { outline: 3px solid #d08700; outline-offset: 3px; }
.here, .note, .entry { margin: .2rem 0; }
.note { font-style: italic; }
table { border-collapse: collapse; margin: 1.2rem 0; }
caption, figcaption { text-align: left; font-weight: bold; padding-bottom: .3rem; }
th, td { padding: .15rem 1.2rem .15rem 0; text-align: left; border-bottom: 1px solid #8886; font-weight: normal; }
thead th { font-weight: bold; }
td.figure { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 1.4rem 0; padding: .6rem 1rem; border: 1px solid #8886; border-radius: .4rem; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 8.5rem 1fr; align-items: center; margin: .5rem 0; }
dt { font: .85rem sans-serif; }
dd { margin: 0; }
svg { vertical-align: middle; }
@media (max-width: 34rem) { dl div { grid-template-columns: 1fr; } }
@page { margin: 18mm 20mm; }
@media print {
  body { font-size: 10.5pt; }
  main { max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; }
  h2, h3, caption, figcaption { break-after: avoid; }
  figure, table, tr, li { break-inside: avoid; }
  p { orphans: 3; widows: 3; }
  svg { width: 30px; height: 42px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""
"""The style sheet of a page by itself."""
