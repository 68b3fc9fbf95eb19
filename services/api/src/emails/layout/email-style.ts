import type { Shop } from '@dana/contracts/api/shop';
import { brandColours } from '@dana/contracts/shop/shop-colours';
import type { Lang } from '../../http/context.ts';

type Colours = Shop['colours'];

/** The shop's colours (docs/decisions/styles.md), written out: mail programs know no custom properties. */
export const colours = {
  ground: '#F7F5F1',
  surface: '#FFFFFF',
  ink: '#16222B',
  muted: '#55636E',
  line: '#D9DEE2',
};

const usual = {
  light: { primary: '#0B5C63', 'on-primary': '#FFFFFF' },
  dark: { primary: '#5CC2CA', 'on-primary': '#08272A' },
};
const brandOf = (own: Colours, scheme: 'light' | 'dark') => (own ? brandColours(own, scheme) : usual[scheme]);

/** Colours of a button in light: those of the shop. */
export const buttonColours = (own: Colours) => {
  const { primary, 'on-primary': on } = brandOf(own, 'light');
  return { ground: primary, ink: on };
};

/** What takes the shop's colour; MJML writes it into each element. */
export const brandStyle = (own: Colours): string => {
  const { primary } = brandOf(own, 'light');
  return `.brand a, .ink a { color: ${primary}; } .step-on { border-top-color: ${primary}; }`;
};

// No typeface is loaded from anywhere: these are on the readers' machines.
export const typeface = "'Readex Pro','Segoe UI',Tahoma,'Helvetica Neue',Arial,sans-serif";

/** Size and height of text: Arabic stands a little larger and wider apart. */
export const textStyle = (lang: Lang) =>
  lang === 'ar' ? { size: '17px', height: '1.8' } : { size: '16px', height: '1.6' };

/** For programs that follow a dark setting and keep style sheets; the others turn colours around by themselves. */
export const darkStyle = (own: Colours): string => {
  const { primary, 'on-primary': on } = brandOf(own, 'dark');
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { text-underline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  .ground, .ground > div { background: #10181e !important; background-color: #10181e !important; }
  .card, .card > table, .card > table > tbody > tr > td { background: #18232b !important; background-color: #18232b !important; }
  .ink div, .ink td, .ink h1 { color: #eef1f3 !important; }
  .muted div, .ink .muted, .muted a { color: #a9b5be !important; }
  .brand a, .ink a { color: ${primary} !important; }
  .rule td, .quote { border-color: #2e3b45 !important; }
  .quote { background: #10181e !important; }
  .step-on { border-color: ${primary} !important; }
  .step-off { border-color: #2e3b45 !important; }
  .press td { background: ${primary} !important; }
  .press a { background: ${primary} !important; color: ${on} !important; }
}
`;
};
