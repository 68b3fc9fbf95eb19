import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { join } from 'node:path';
import { sourceFiles } from './source-files.ts';
import { deployables, folderOf, workspaceRoot } from './workspace.ts';

/*
 * Browsers translate a page by putting elements around its texts. React goes on with the text it made: what changes in it is seen no
 * more, and what comes or goes beside it ends the page's region. A text that is alone in its element is safe, and what is the same in
 * every language is left alone.
 */

type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, look);
  if (!isNode(node)) return;
  look(node);
  for (const value of Object.values(node)) if (typeof value === 'object') visit(value, look);
}

/** What a child is: a text, one with something in it that can be another, what comes and goes, with text or without, or neither. */
type Kind = 'text' | 'filled text' | 'changing text' | 'changing' | 'other';

/** Functions that give a text by their name. */
const giveText = /^(?:t|String|format\w*|show[A-Z]\w*|text|words|\w+(?:Text|Words))$/;
/** Names of what is a text; others are mostly elements. */
const areText = /^(?:before|after|label|message|name|text|title|words)$/;

function kindOf(node: Node): Kind {
  if (node.type === 'JSXText') return String(node.value).trim() ? 'text' : 'other';
  if (node.type !== 'JSXExpressionContainer') return 'other';
  return kindOfValue(node.expression as Node);
}

function kindOfValue(node: Node): Kind {
  if (node.type === 'Literal') return String(node.value).trim() ? 'text' : 'other';
  if (node.type === 'Identifier') return areText.test(String(node.name)) ? 'text' : 'other';
  if (node.type === 'MemberExpression') return kindOfValue(node.property as Node);
  if (node.type === 'BinaryExpression') return 'filled text';
  if (node.type === 'TemplateLiteral')
    return (node.expressions as Node[]).every((one) => kindOfValue(one) === 'text') ? 'text' : 'filled text';
  if (node.type === 'LogicalExpression')
    return isText(kindOfValue(node.right as Node)) ? 'changing text' : 'changing';
  if (node.type === 'ConditionalExpression') {
    const both = [node.consequent, node.alternate].map((one) => kindOfValue(one as Node));
    return both.some(isText) ? 'changing text' : 'changing';
  }
  if (node.type !== 'CallExpression') return 'other';
  const callee = node.callee as Node;
  const name = String((callee.property as Node | undefined)?.name ?? callee.name ?? '');
  if (!giveText.test(name)) return /^(?:flatM|m)ap$/.test(name) ? 'changing' : 'other';
  const given = node.arguments as Node[];
  return name === 't' && given.length === 1 && given[0]?.type === 'Literal' ? 'text' : 'filled text';
}

const isText = (kind: Kind): boolean => kind.endsWith('text');

/** Parts that leave what they are given as it is: a price, and what a sentence is filled with. */
const keepAmounts = ['Price', 'Sentence'];

/** Whether what stands in an element, or is given to it, is left alone. */
function isLeftAlone({ openingElement }: Node): boolean {
  const { name, attributes } = openingElement as Node & { attributes: Node[] };
  const isNo = ({ name, value }: Node) =>
    (name as Node | undefined)?.name === 'translate' && (value as Node | null)?.value === 'no';
  return keepAmounts.includes(String((name as Node).name)) || attributes.some(isNo);
}

/** `formatMoney(…)` or `money.text(…)`. */
function isAmount({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { name, object, property } = callee as Record<string, Node | undefined>;
  if (String(name) === 'formatMoney') return true;
  return object?.name === 'money' && property?.name === 'text';
}

/** What `Price` takes as an old price may be put together elsewhere, and so may what `leftToRight` is given. */
const isForPrice = ({ type, key, callee }: Node): boolean =>
  (type === 'Property' && (key as Node).name === 'text') ||
  (type === 'CallExpression' && (callee as Node).name === 'leftToRight');

/** Amounts that a browser would translate. */
function amountsAtRisk(node: unknown, found: Node[] = []): Node[] {
  if (Array.isArray(node)) for (const one of node) amountsAtRisk(one, found);
  if (!isNode(node) || (node.type === 'JSXElement' && isLeftAlone(node)) || isForPrice(node)) return found;
  if (isAmount(node)) found.push(node);
  for (const value of Object.values(node)) if (typeof value === 'object') amountsAtRisk(value, found);
  return found;
}

function risksIn(code: string, path = 'a.tsx'): string[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const risks: string[] = [];
  const lineOf = (node: Node) => code.slice(0, Number(node.start)).split('\n').length;
  visit(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const kinds = (node.children as Node[]).map(kindOf);
    const children = kinds.filter((_, index) => {
      const { type, value } = (node.children as Node[])[index] as Node;
      return type !== 'JSXText' || String(value).trim() !== '';
    });
    const isMixed = children.some(isText) && children.some((kind) => kind.startsWith('changing'));
    if (children.length > 1 && isMixed) risks.push(`${path}:${lineOf(node)} a text beside what changes`);
    else if (children.length > 1 && children.includes('filled text'))
      risks.push(`${path}:${lineOf(node)} a text that can be another beside something else`);
  });
  for (const amount of amountsAtRisk(program))
    risks.push(`${path}:${lineOf(amount)} an amount that is not left alone`);
  for (const [index, line] of code.split('\n').entries())
    if (/<bdi\b[^>]*dir="ltr"/.test(line) && !line.includes('translate="no"'))
      risks.push(`${path}:${index + 1} <bdi dir="ltr"> without translate="no"`);
  return risks;
}

it.each([
  '<p>{isOn && t("on")}{t("always")}</p>',
  '<p>{t("always")}{isOn && <b />}</p>',
  '<p>{isOn ? t("on") : t("off")} <b /></p>',
  '<p>Words {list.map((one) => <b key={one} />)}</p>',
  '<p>{label}{isOn && <b />}</p>',
  `<p><b>{name}</b>{\`: \${t("line", { old, now })}\`}</p>`,
  '<p>{t("found", { count })} <b /></p>',
  '<p><b />{t(isOn ? "on" : "off")}</p>',
  '<p>{formatDate(at, locale)} <b>{time}</b></p>',
  '<bdi dir="ltr">{code}</bdi>',
  '<p>{t("missing", { amount: money.text(missing) })}</p>',
  'const amount = formatMoney(total, currency);',
])('%s would stay as it was, or end its region', (code) => {
  expect(risksIn(code)).toHaveLength(1);
});

it.each([
  '<p>{isOn ? t("on") : t("off")}</p>',
  '<p><span>{t("always")}</span>{isOn && <b />}</p>',
  '<p>{t("always")} <b>{count}</b></p>',
  `<p>{\`\${t("always")} \`}<b>{count}</b></p>`,
  '<p>{t("found", { count })}</p>',
  '<bdi dir="ltr" translate="no">{code}</bdi>',
  '<p translate="no">{t("from", { price: money.text(price) })}</p>',
  '<Sentence kept={{ amount: money.text(missing) }} say={(kept) => t("missing", kept)} />',
  '<Price text={money.text(price)} old={{ text: money.text(before) }} />',
])('%s goes on in a translated page', (code) => {
  expect(risksIn(code)).toEqual([]);
});

// It reads some five hundred files, which a busy machine takes its time for.
it('no page of the shop shows what was before, or breaks, when a browser translates it', () => {
  const folders = [
    ...deployables.map(folderOf),
    ...['ui', 'forms', 'commerce', 'runtime'].map((name) => join(workspaceRoot, 'shared', name)),
  ];
  const files = folders.flatMap((folder) => sourceFiles(join(folder, 'src')));
  const shown = files.filter(({ path }) => path.endsWith('.tsx') && !path.includes('/testing/'));
  expect(shown.flatMap(({ path, text }) => risksIn(text, path))).toEqual([]);
}, 60_000);
