import type { Layout } from '@dana/contracts/release/remote-manifest';

/** How the frame of one layout looks. What it offers is the same in all of them. */
export type FrameLook = {
  /** `row`: one row that stays. `tiers`: three rows, the last stays. `over`: over the page's hero until it scrolls. */
  header: 'row' | 'tiers' | 'over';
  /** Ground of the utility strip. */
  strip: 'primary' | 'plain' | 'clear';
  menu: 'start' | 'centre';
  /** `field` stands in the header where there is room; `icon` opens the search over the page at any width. */
  search: 'field' | 'icon';
  footer: 'inverse' | 'light' | 'tinted';
  /** What the footer's last column holds; with `newsletter` the ways to talk to the shop come first. */
  lastColumn: 'talk' | 'newsletter';
};

const row = {
  header: 'row',
  strip: 'primary',
  menu: 'start',
  search: 'field',
  footer: 'inverse',
  lastColumn: 'talk',
} as const satisfies FrameLook;
const over = { ...row, header: 'over', strip: 'clear', search: 'icon' } as const satisfies FrameLook;

/** The looks of the shop's layouts; a page names its layout in its remote's manifest. */
export const frameLooks: Record<Exclude<Layout, 'none'>, FrameLook> = {
  default: row,
  'layout-one': { ...row, header: 'tiers' },
  'layout-two': { ...row, strip: 'plain', footer: 'light' },
  'layout-three': { ...over, footer: 'tinted' },
  'layout-four': { ...over, menu: 'centre', lastColumn: 'newsletter' },
};
