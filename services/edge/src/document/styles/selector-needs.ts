import selectorParser, { type Attribute } from 'postcss-selector-parser';

/** What a document must hold for a selector to match anything in it as it was sent. */
export type SelectorNeeds = {
  classes: readonly string[];
  tags: readonly string[];
  /** Attributes as a document writes them: names, and of states (`aria-*`) the value as well. */
  attributes: readonly string[];
};

/** States that nothing is in while a page is being read for the first time. */
const laterStates = new Set([':hover', ':active', '::selection', '::backdrop']);

/**
 * Reads what one selector needs; undefined when it is about a state that comes later than the first view. What stands
 * inside `:is()`, `:not()` and the like is not looked at: a rule too many does no harm.
 */
export function selectorNeeds(selector: string): SelectorNeeds | undefined {
  const classes: string[] = [];
  const tags: string[] = [];
  const attributes: string[] = [];
  let isLater = false;
  const [first] = selectorParser().astSync(selector).nodes;
  for (const node of first?.nodes ?? []) {
    if (node.type === 'class') classes.push(node.value);
    if (node.type === 'id') attributes.push('id');
    if (node.type === 'tag') tags.push(node.value.toLowerCase());
    if (node.type === 'attribute') attributes.push(attributeNeeded(node));
    if (node.type === 'pseudo' && laterStates.has(node.value)) isLater = true;
  }
  return isLater ? undefined : { classes, tags, attributes };
}

/** Scripts of the document itself set `data-*` before the first paint; states of controls are set by the page's code only. */
const attributeNeeded = ({ attribute, operator, value }: Attribute): string =>
  attribute.startsWith('aria-') && operator === '=' ? `${attribute}="${value}"` : attribute;
