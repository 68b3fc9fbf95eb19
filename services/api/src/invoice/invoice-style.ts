/** An invoice is a sheet of paper, on screen and printed. */
export const invoiceStyle = `
.bar.wide, main.sheet { max-inline-size: 800px; }
.bar.wide { padding-block: 16px; }
p.screen { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
.title { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-block-end: 16px; }
.title h1 { font-size: 1.75rem; }
.from { text-align: end; }
.from p:not(.brand) { margin: 0; color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
h2 { margin: 0 0 4px; font-size: 0.875rem; font-weight: 600; color: var(--muted); }
.facts { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
.facts p { margin: 0; overflow-wrap: anywhere; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 24px 0; font-variant-numeric: tabular-nums; }
th { text-align: start; font-weight: 600; color: var(--muted); font-size: 0.875rem; }
th, td { padding: 10px 8px; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { overflow-wrap: normal; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
.sum { text-align: end; }
td.sum { white-space: nowrap; }
dl.sums { margin-block: 16px 0; margin-inline: auto 0; max-inline-size: 360px; padding: 0; border: 0; }
dl.sums .all { font-weight: 650; color: var(--ink); }
@media (max-width: 479px) { th:nth-child(3), td:nth-child(3) { display: none; } }
@media print {
  :root { --ground: #fff; --surface: #fff; --ink: #000; --muted: #333; --line: #999; --edge: #000; --primary: #0b5c63; }
  @page { margin: 15mm; }
  .bar, .screen { display: none; }
  main.sheet { padding: 0; max-inline-size: none; }
  .card { border: 0; padding: 0; }
  tr, .facts { break-inside: avoid; }
}
`;
