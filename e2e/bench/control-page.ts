/** A document without its scripts, and with that without its state and data. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Runs in a page that was loaded without scripts: makes it what a careful hand would write for the same first view, and
 * gives its HTML. Nothing is asked for ahead, what is not in view is gone, and the rules that apply stand inside.
 */
export function reduceToFirstView(): string {
  const dynamic =
    /::?(?:before|after|placeholder|marker|backdrop|selection|hover|focus(?:-visible|-within)?|active|checked|disabled|open|-webkit-[\w-]+)/g;

  const isUsed = (selector: string): boolean => {
    try {
      return document.querySelector(selector.replaceAll(dynamic, '')) !== null;
    } catch {
      return true;
    }
  };
  const rulesOf = (rules: CSSRuleList, base: string): string =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText) ? rule.cssText : '';
        const inner = rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules, base) : undefined;
        if (inner === undefined) return rule.cssText;
        return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
      })
      .join('');
  const styleOf = (sheet: CSSStyleSheet): string => {
    const base = sheet.href ?? document.baseURI;
    const toPath = (address: string): string => {
      const { origin, pathname, search } = new URL(address, base);
      return origin === new URL(document.baseURI).origin ? pathname + search : address;
    };
    return rulesOf(sheet.cssRules, base).replaceAll(
      /url\("?(?!data:)([^")]+)"?\)/g,
      (_, address: string) => `url("${toPath(address)}")`,
    );
  };

  // Also what has no size of its own: a row leaves a gap beside it.
  const isInView = (element: Element): boolean => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const isOnScreen = top < innerHeight && bottom >= 0 && left < innerWidth && right >= 0;
    return isOnScreen && element.checkVisibility({ visibilityProperty: true });
  };
  /** Parts that are of one piece: what stands in them has no place of its own on the screen. */
  const whole = 'picture, svg, select, p, h1, h2, h3, bdi';
  const keepsAny = (element: Element): boolean => {
    if (element.matches(whole))
      return isInView(element) || [...element.querySelectorAll('img')].some(isInView);
    const kept = [...element.children].filter(keepsAny);
    return kept.length > 0 || isInView(element);
  };
  // Found first and taken away then: what stands below would move up into view.
  const gone: Element[] = [];
  const reduce = (element: Element): void => {
    if (element.matches(whole)) return;
    for (const child of element.children) {
      if (keepsAny(child)) reduce(child);
      else gone.push(child);
    }
  };
  reduce(document.body);
  for (const element of gone) element.remove();
  const style = [...document.styleSheets].map(styleOf).join('\n');
  const useless = 'link, style, script, meta:not([charset], [name="viewport"], [name="color-scheme"])';
  for (const element of document.querySelectorAll(useless)) element.remove();
  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  return `<!doctype html>${document.documentElement.outerHTML}`;
}
