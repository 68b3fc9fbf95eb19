import type { Theme } from './theme.ts';

const asksForDark = /\(prefers-color-scheme:\s*dark\)/;
const conditions = { light: 'not all', dark: 'all' } as const;

/**
 * Shows a page in one theme whatever the system has. The shop's styles know the system alone, and shall: so this page rewrites
 * that question in its own sheets, and no style of the shop needs a second way to be dark.
 */
export function forceTheme(sheets: Iterable<CSSStyleSheet>, theme: Theme): void {
  if (theme === 'system') return;
  for (const sheet of sheets) forceIn(sheet.cssRules, conditions[theme]);
}

function forceIn(rules: CSSRuleList, condition: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && asksForDark.test(rule.media.mediaText))
      rule.media.mediaText = condition;
    // Media stand in layers and, nested, in rules.
    if ('cssRules' in rule) forceIn(rule.cssRules as CSSRuleList, condition);
  }
}
