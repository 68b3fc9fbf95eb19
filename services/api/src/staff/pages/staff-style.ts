/** The style of the staff's pages, on top of that of all pages of the API. */
export const staffStyle = `
.bar.wide, main.wide { max-inline-size: 1120px; }
.bar.wide { padding-block: 16px; flex-wrap: wrap; }
.bar .brand a { color: inherit; text-decoration: none; }
.bar nav { display: flex; align-items: center; gap: 8px; }
.bar form { margin: 0; }
.plain { border: 0; min-block-size: 44px; color: var(--primary); text-decoration: underline; text-underline-offset: 0.2em; }
h1.page { font-size: 1.75rem; margin-block-end: 16px; }
h2 { margin: 0 0 16px; font-size: 1.125rem; font-weight: 650; }
h3 { margin: 0 0 8px; font-size: 1rem; font-weight: 600; }
label { display: grid; gap: 4px; font-size: 0.875rem; color: var(--muted); }
label.check { display: flex; align-items: center; gap: 8px; min-block-size: 44px; color: var(--ink); font-size: 1rem; }
label.check input { inline-size: 20px; block-size: 20px; accent-color: var(--primary); }
input[type='text'], input[type='search'], input[type='password'], select, textarea {
  inline-size: 100%; min-block-size: 48px; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: inherit;
}
.filters { display: grid; gap: 12px; margin-block-end: 24px; align-items: end; }
.filters .row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.problem { margin: 0 0 24px; padding: 12px 16px; border: 1px solid var(--danger); border-radius: 6px; color: var(--danger); }
.badge {
  display: inline-block; padding: 2px 12px; border: 1px solid var(--line); border-radius: 999px; font-size: 0.875rem;
  white-space: nowrap;
}
.badge.good { color: var(--good); border-color: currentColor; }
.badge.bad { color: var(--danger); border-color: currentColor; }
.badge.open { color: var(--primary); border-color: currentColor; font-weight: 600; }
.orders { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.orders li {
  position: relative; display: grid; gap: 4px 16px; grid-template-columns: 1fr auto; padding: 16px;
  border: 1px solid var(--line); border-radius: 14px; background: var(--surface);
}
.orders li:hover { border-color: var(--edge); }
.orders a.number { font-weight: 600; }
.orders a.number::after { position: absolute; inset: 0; content: ''; }
.orders .customer { overflow-wrap: anywhere; }
.orders .end { text-align: end; }
.pages { display: flex; align-items: center; justify-content: space-between; gap: 12px; margin-block-start: 24px; }
.columns, .columns > div { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); align-items: start; }
.head { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-block-end: 24px; }
.head h1 { margin: 0; font-size: 1.75rem; }
.head .button { margin-inline-start: auto; }
.stack { display: grid; gap: 12px; }
.stack form, details form { display: grid; gap: 12px; margin: 0; }
details { border-block-start: 1px solid var(--line); padding-block-start: 12px; }
summary { min-block-size: 44px; padding-block: 8px; cursor: pointer; }
summary.danger { color: var(--danger); }
.history { margin: 0; padding: 0; list-style: none; display: grid; gap: 12px; }
.history li { display: grid; grid-template-columns: 12px minmax(0, 1fr) auto; gap: 4px 12px; align-items: baseline; overflow-wrap: anywhere; }
.history li::before { content: ''; inline-size: 12px; block-size: 12px; border-radius: 50%; background: var(--primary); }
.history .muted { grid-column: 2 / -1; }
.lines { margin: 0; padding: 0; list-style: none; }
.lines li {
  display: grid; gap: 4px 16px; grid-template-columns: auto minmax(0, 1fr) auto; padding-block: 12px;
  border-block-end: 1px solid var(--line); overflow-wrap: anywhere;
}
.lines .muted .ltr, h2 + dl .ltr { white-space: normal; }
.lines .count { font-weight: 600; font-variant-numeric: tabular-nums; }
dl.sums { margin: 16px 0 0; padding: 0; border: 0; }
dl.sums .sum { font-weight: 650; color: var(--ink); }
.card > h2 + dl { padding-block-start: 0; border-block-start: 0; }
.card > dl:last-child { margin: 0; padding-block-end: 0; border-block-end: 0; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
@media (min-width: 768px) {
  .filters { grid-template-columns: 1fr 220px auto; }
  .orders li { grid-template-columns: 9rem 9rem minmax(0, 1fr) auto 9rem; align-items: center; }
  .orders .end { text-align: start; }
  .orders .total { text-align: end; }
}
@media (min-width: 992px) { .columns { grid-template-columns: minmax(0, 1fr) 380px; } }
`;

/** The style of a packing slip: a sheet of paper, on screen and printed. */
export const slipStyle = `
main.sheet { max-inline-size: 760px; }
table { inline-size: 100%; border-collapse: collapse; margin-block: 24px; }
th { text-align: start; font-weight: 600; color: var(--muted); font-size: 0.875rem; }
th, td { padding: 10px 8px; border-block-end: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { overflow-wrap: normal; }
td:last-child .ltr { white-space: normal; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
td.box::before { content: ''; display: inline-block; inline-size: 18px; block-size: 18px; border: 2px solid var(--edge); border-radius: 4px; }
td.count { font-weight: 650; font-size: 1.125rem; }
.facts { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); }
.facts > * { min-inline-size: 0; }
.facts p { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 479px) {
  th, td { padding-inline: 4px; }
}
@media print {
  :root { --ground: #fff; --surface: #fff; --ink: #000; --muted: #333; --line: #999; --edge: #000; --primary: #000; }
  @page { margin: 15mm; }
  .bar, .screen { display: none; }
  main.sheet { padding: 0; max-inline-size: none; }
  .card { border: 0; padding: 0; }
  tr { break-inside: avoid; }
}
`;
