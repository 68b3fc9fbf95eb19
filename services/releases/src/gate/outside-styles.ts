import { createHash } from 'node:crypto';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import postcss, { type Rule } from 'postcss';
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';
import { nameOf } from './live-releases.ts';

/** A style sheet of a build. */
export type StyleSheet = { path: string; text: string };

/** So many selectors are named; one that is wrong is seldom alone. */
const mostNamed = 3;

/**
 * Rule 9: every rule of a remote's styles stays within what the remote draws. What a selector fits must be an element with a class
 * of the remote's own modules, or stand inside of one: `header` alone would be the shop's too, wherever the remote is shown.
 * The shell draws the shop, and may style all of it.
 */
export function outsideStyles(candidate: ReleaseManifest, sheets: readonly StyleSheet[]): string[] {
  if (candidate.remote === 'shell') return [];
  const isOwn = ownClasses(candidate.container);
  try {
    const found = new Map(
      sheets.flatMap(({ path, text }) => outsideIn(text, isOwn).map((selector) => [selector, path] as const)),
    );
    if (found.size === 0) return [];
    const named = [...found].slice(0, mostNamed).map(([selector, path]) => `${clip(selector)} (${path})`);
    const more = found.size > mostNamed ? ` and ${found.size - mostNamed} more` : '';
    return [
      `${nameOf(candidate)} has styles that reach outside of what it draws: ${named.join(', ')}${more}. Begin each rule with a class of one of its own modules.`,
    ];
  } catch (error) {
    return [
      `${nameOf(candidate)} has a style sheet that cannot be read: ${clip(String(error))}. Build it again.`,
    ];
  }
}

const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/**
 * Whether a class is one of this build: in production all begin with four characters that say deployable and version, in
 * development with their name (`shared/config/src/class-names.ts`).
 */
function ownClasses(container: string): (name: string) => boolean {
  const prefix = classPrefix(container);
  return (name) => name.startsWith(prefix) || name.startsWith(`${container}_`);
}

/** What the classes of a build begin with. */
export function classPrefix(container: string): string {
  const number = createHash('sha256').update(container).digest().readUInt32BE();
  const digits = Math.floor(number / 26)
    .toString(36)
    .padStart(3, '0')
    .slice(-3);
  return String.fromCharCode(97 + (number % 26)) + digits;
}

function outsideIn(text: string, isOwn: (name: string) => boolean): string[] {
  const outside: string[] = [];
  postcss.parse(text).walkRules((rule) => {
    if (isKeyframe(rule) || isScrollPadding(rule)) return;
    const isNested = rule.parent?.type === 'rule';
    parseSelectors((selectors) => {
      for (const selector of selectors.nodes)
        if (!staysInside(selector, isOwn, isNested)) outside.push(String(selector).trim());
    }).processSync(rule.selector);
  });
  return outside;
}

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name));

/** A page keeps what is scrolled to clear of a bar of a remote's: `:root:has(.bar) { scroll-padding-block-end: 7rem }`. */
const isScrollPadding = ({ selector, nodes }: Rule): boolean =>
  /^:root:has\(/.test(selector) &&
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('scroll-padding'));

/** Whether what a selector fits has a class of the remote's own or stands inside of something that has. */
function staysInside(selector: Selector, isOwn: (name: string) => boolean, isNested: boolean): boolean {
  // How far below an own element the selector has come; undefined while it is outside of all.
  let depth = isNested && !String(selector).includes('&') ? 1 : undefined;
  let combinator = ' ';
  for (const part of compoundsOf(selector)) {
    if (!Array.isArray(part)) {
      combinator = part;
      continue;
    }
    if (part.some((node) => isOwnNode(node, isOwn))) depth = 0;
    else if (depth !== undefined && (combinator === ' ' || combinator === '>')) depth += 1;
    // A sibling of an own element may be the shop's.
    else if (depth === 0) depth = undefined;
  }
  return depth !== undefined;
}

/** The parts between combinators, and those. */
function compoundsOf({ nodes }: Selector): (string | Node[])[] {
  const parts: (string | Node[])[] = [[]];
  for (const node of nodes)
    if (node.type === 'combinator') parts.push(node.value.trim() || ' ', []);
    else (parts.at(-1) as Node[]).push(node);
  return parts.filter((part) => part.length > 0);
}

function isOwnNode(node: Node, isOwn: (name: string) => boolean): boolean {
  if (node.type === 'class') return isOwn(node.value);
  if (node.type === 'nesting') return true;
  if (node.type !== 'pseudo') return false;
  // Names of a transition between two pictures of a page: they are drawn over it, and gone with it.
  if (node.value.startsWith('::view-transition')) return true;
  const isOneOf = node.value === ':is' || node.value === ':where';
  return isOneOf && node.nodes.length > 0 && node.nodes.every((one) => staysInside(one, isOwn, false));
}
