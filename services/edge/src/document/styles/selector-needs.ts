import selectorParser from 'postcss-selector-parser';

/** What a document must hold for a selector to match anything in it as it was sent. */
export type SelectorNeeds = {
  classes: readonly string[];
  tags: readonly string[];
  /** Names of attributes. */
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
    if (node.type === 'attribute') attributes.push(node.attribute);
    if (node.type === 'pseudo' && laterStates.has(node.value)) isLater = true;
  }
  return isLater ? undefined : { classes, tags, attributes };
}
