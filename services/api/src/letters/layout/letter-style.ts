import type { Lang } from '../../http/context.ts';

/** The shop's colours (docs/decisions/007), written out: mail programs know no custom properties. */
export const colours = {
  ground: '#F7F5F1',
  surface: '#FFFFFF',
  ink: '#16222B',
  muted: '#55636E',
  line: '#D9DEE2',
  primary: '#0B5C63',
};

// No typeface is loaded from anywhere: these are on the readers' machines.
export const typeface = "'Readex Pro','Segoe UI',Tahoma,'Helvetica Neue',Arial,sans-serif";

/** Size and height of text: Arabic stands a little larger and wider apart. */
export const textStyle = (lang: Lang) =>
  lang === 'ar' ? { size: '17px', height: '1.8' } : { size: '16px', height: '1.6' };

/** For programs that follow a dark setting and keep style sheets; the others turn colours around by themselves. */
export const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > div { background: #10181e !important; background-color: #10181e !important; }
  .card, .card > table, .card > table > tbody > tr > td { background: #18232b !important; background-color: #18232b !important; }
  .ink div, .ink td, .ink h1 { color: #eef1f3 !important; }
  .muted div, .ink .muted, .muted a { color: #a9b5be !important; }
  .brand a, .ink a { color: #5cc2ca !important; }
  .rule td, .quote { border-color: #2e3b45 !important; }
  .quote { background: #10181e !important; }
  .step-on { border-color: #5cc2ca !important; }
  .step-off { border-color: #2e3b45 !important; }
  .press td { background: #5cc2ca !important; }
  .press a { background: #5cc2ca !important; color: #08272a !important; }
}
`;
