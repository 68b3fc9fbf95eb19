import { bankFontStyle } from './bank-fonts.ts';

/** The style of the bank's page: its own, so that nobody takes it for the shop's. */
export const bankStyle = `${bankFontStyle}
:root { color-scheme: light dark; --ground: #eef2f8; --card: #fff; --ink: #14213a; --soft: #51607a; --rule: #d3dbe8; --blue: #0a4aa3; --on-blue: #fff; --red: #b3261e; --green: #1b6e3a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0e1624; --card: #17233a; --ink: #edf1f8; --soft: #aab6c9; --rule: #30405c; --blue: #8db8f5; --on-blue: #0b1c37; --red: #f2938c; --green: #7ccb98; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 Readex, system-ui, sans-serif; }
[dir='rtl'] body { line-height: 1.8; }
header, main { max-inline-size: 30rem; margin-inline: auto; padding-inline: 1rem; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding-block: 2rem 1rem; }
header p { margin: 0; font-size: 1.25rem; font-weight: 650; color: var(--blue); }
header small { margin-inline-start: 0.5rem; font-weight: 400; color: var(--soft); }
a { color: var(--blue); text-underline-offset: 0.2em; }
header a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; }
main > * { padding: 1.5rem; border: 1px solid var(--rule); border-radius: 0.75rem; background: var(--card); }
main { padding-block-end: 3rem; }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.4; }
.amount { margin: 1rem 0 1.5rem; font-size: 2.25rem; line-height: 1.2; font-weight: 650; }
bdi { white-space: nowrap; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1rem; margin: 0 0 1.5rem; padding-block: 1rem; border-block: 1px solid var(--rule); }
dt, .note { color: var(--soft); }
dd { margin: 0; text-align: end; }
label { display: grid; gap: 0.25rem; margin-block-end: 1.5rem; }
select { min-block-size: 2.75rem; padding-inline: 0.75rem; border: 1px solid var(--soft); border-radius: 0.375rem; background: var(--card); color: inherit; font: inherit; }
.ways { display: grid; grid-template-columns: 1fr 1fr; gap: 0.75rem; }
.ways :first-child { grid-column: 1 / -1; }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: 0.5rem 1rem; border: 1px solid var(--soft); border-radius: 0.375rem; background: transparent; color: inherit; font: inherit; font-weight: 500; text-decoration: none; cursor: pointer; }
.first { border-color: var(--blue); background: var(--blue); color: var(--on-blue); }
.danger, .bad { color: var(--red); }
.good { color: var(--green); }
.note { margin: 1.5rem 0 0; font-size: 0.875rem; }
`;
