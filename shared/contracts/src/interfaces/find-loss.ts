import { findNarrowing } from './find-narrowing.ts';
import type { Shape } from './shape.ts';

/**
 * Whether every value of one shape is also one of another: what is given can be used as what is needed.
 * @returns undefined where it can; else a sentence without its point, which says what is lost and where.
 */
export function findLoss(given: Shape, needed: Shape, at = 'it'): string | undefined {
  const needs = alternatives(needed);
  for (const one of alternatives(given)) {
    const losses = needs.map((need) => findOne(one, need, at));
    if (losses.includes(undefined)) continue;
    // Of several ways to fit, the one that has most in common says what is wrong.
    return needs.length === 1 ? losses[0] : `${at} may be ${wordsOf(one)} now`;
  }
  return undefined;
}

function findOne(given: Shape, needed: Shape, at: string): string | undefined {
  if (isAny(needed) || isOpenList(given) || isOpenList(needed)) return undefined;
  if (needed.typescript !== undefined || given.typescript !== undefined)
    return plainText(given.typescript) === plainText(needed.typescript)
      ? undefined
      : changed(given, needed, at);
  if (needed.parameters)
    return given.parameters ? functionLoss(given, needed, at) : changed(given, needed, at);
  if ('const' in needed) return given.const === needed.const ? undefined : changed(given, needed, at);
  if (given.parameters || !fitsType(given, needed)) return changed(given, needed, at);
  return findNarrowing(given, needed, at) ?? objectLoss(given, needed, at) ?? listLoss(given, needed, at);
}

function objectLoss(given: Shape, needed: Shape, at: string): string | undefined {
  const [has, always] = [given.properties ?? {}, new Set(given.required)];
  for (const [name, need] of Object.entries(needed.properties ?? {})) {
    const place = at === 'it' ? name : `${at}.${name}`;
    const isNeeded = needed.required?.includes(name) ?? false;
    const own = has[name];
    if (isNeeded && !own) return `${place} is missing`;
    if (isNeeded && !always.has(name)) return `${place} may be left out`;
    const loss = own && findLoss(own, need, place);
    if (loss) return loss;
  }
  return undefined;
}

const listLoss = (given: Shape, needed: Shape, at: string): string | undefined =>
  needed.items && findLoss(given.items ?? {}, needed.items, `${at}[]`);

/** What is given is called as what is needed: with its arguments, for its answer. */
function functionLoss(given: Shape, needed: Shape, at: string): string | undefined {
  const [asks, passes] = [given.parameters ?? [], needed.parameters ?? []];
  const least = given.needed ?? asks.length;
  if (least > passes.length) return `${at} asks for ${least} arguments instead of ${passes.length}`;
  if (least > (needed.needed ?? passes.length)) return `${at} asks for an argument that could be left out`;
  for (const [index, passed] of passes.entries()) {
    const asked = asks[index];
    const loss = asked && findLoss(passed, asked);
    if (loss) return `what ${at} is given does not fit: ${loss}`;
  }
  return needed.returns && findLoss(given.returns ?? {}, needed.returns, `what ${at} answers`);
}

/**
 * Lists of the contracts stand by their names: they get longer without a loss, and what they hold is compared for itself. Earlier
 * builds wrote them out, and what a type parameter picks of them.
 */
const isOpenList = ({ typescript = '' }: Shape): boolean =>
  /\b(?:ShopEvent|ShopEventType|slotPropsSchemas|SlotName)\b|^Extract<|^output<\{/.test(typescript);

const isAny = (shape: Shape): boolean => Object.keys(shape).length === 0;

const alternatives = (shape: Shape): readonly Shape[] => {
  const { anyOf, oneOf, enum: values, type, ...rest } = shape;
  const several = anyOf ?? oneOf;
  if (several) return several.flatMap(alternatives);
  if (values) return values.map((value) => ({ const: value }));
  if ('const' in rest) return [{ const: rest.const }];
  if (typeof type !== 'object') return [shape];
  return type.map((one) => ({ ...rest, type: one }));
};

const fitsType = (given: Shape, needed: Shape): boolean =>
  needed.type === undefined || typesOf(given).every((type) => isOfType(type, needed.type));

/** A constant has the type of its value. */
const typesOf = (shape: Shape): unknown[] =>
  'const' in shape ? [shape.const === null ? 'null' : typeof shape.const] : [shape.type];

const isOfType = (given: unknown, needed: unknown): boolean =>
  given === needed || (given === 'integer' && needed === 'number');

const changed = (given: Shape, needed: Shape, at: string): string =>
  `${at} is ${wordsOf(given)} instead of ${wordsOf(needed)}`;

/** A sentence is read, a type of a library can be kilobytes. */
const clipped = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function wordsOf(shape: Shape): string {
  if (shape.typescript !== undefined) return clipped(shape.typescript);
  if (shape.parameters) return 'a function';
  if ('const' in shape) return clipped(JSON.stringify(shape.const));
  return isAny(shape) ? 'anything' : String(shape.type ?? 'something else');
}

/** Whether a type of React's is written with its namespace depends on what else was compiled with it. */
const plainText = (typescript: string | undefined): string | undefined =>
  typescript?.replaceAll(/\bReact\./g, '');
