import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wholeNumber } from '@dana/contracts/digits';
import { listPriceOf } from '@dana/contracts/list-limits';
import { foldedTokens } from '@dana/contracts/text-folding';
import { identifierText, proseOrNothing, proseText, searchedText } from '@dana/contracts/typed-text';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { workspaceRoot } from '../workspace.ts';
import { type Field, fieldsOf } from './fields-of-schema.ts';
import { filesWithPlainFields, hasPlainField } from './plain-fields.ts';

/*
 * Fields × signs: every sign that keyboards, letters and copied text bring along, in every field of every form and of every call of
 * the API. Fields come from the schemas, so that a new one is in it by itself; those without a schema are found in the pages.
 */

type Rules = { schema: z.ZodMiniType };
type Module = Record<string, unknown>;

/** Rules that depend on something, and those that have no schema in the page, with what they return for a text. */
const made: Record<string, (module: Module) => z.ZodMiniType[]> = {
  'checkout.rules.ts': ({ checkoutRules }) =>
    ['kuwait', 'elsewhere', 'none'].map((need) => (checkoutRules as Make)(need, true) as z.ZodMiniType),
  'details.rules.ts': ({ profileRules, passwordRules }) => [
    ((profileRules as Make)('sara@example.com') as Rules).schema,
    (passwordRules as Rules).schema,
  ],
};
type Make = (...given: unknown[]) => unknown;

/** Texts that nobody writes: what an address, a choice or a letter of ours carries. */
const notWritten = new Set([
  'mf-account/src/features/addresses/address.rules.ts › country_id',
  'mf-account/src/features/password-reset/reset.rules.ts › token',
  'mf-cart-checkout/src/features/checkout/checkout.rules.ts › country_id',
  'mf-cart-checkout/src/features/checkout/checkout.rules.ts › installment_package_id',
  ...['tag', 'product_type', 'options', 'ids'].map((name) => `GET /products › ${name}`),
  ...['category', 'tag'].map((name) => `GET /posts › ${name}`),
  ...['cart', 'shipping_method_id', 'country_id'].map((name) => `GET /checkout › ${name}`),
  'POST /reset-password › token',
  'POST /confirm-email › token',
]);

type Plain = {
  grade: Field['grade'];
  by: (text: string) => unknown;
  /** Another file than the field's, which it hands its text to. */
  cleanedIn?: string;
};
const search: Plain = { grade: 'identifier', by: searchedText };

/** Fields without a form's rules, by the files they stand in, and what cleans them. */
const plainFields: Record<string, Plain> = {
  'mf-account/src/features/orders/changes/return-dialog.tsx': { grade: 'prose', by: proseOrNothing },
  'mf-catalog/src/features/listing/search-form.tsx': search,
  'mf-catalog/src/features/suggestions/suggestion-form.tsx': search,
  'mf-content/src/features/articles/blog-sidebar.tsx': search,
  'mf-product/src/features/purchase/quantity-field.tsx': {
    ...{ grade: 'identifier', by: wholeNumber },
    cleanedIn: 'mf-product/src/features/purchase/quantity-rules.ts',
  },
  'services/release-console/src/change/change-fields.tsx': {
    ...{ grade: 'identifier', by: identifierText },
    cleanedIn: 'services/release-console/src/change/change-body.ts',
  },
  'services/release-console/src/change/form-dialog.tsx': { grade: 'prose', by: proseText },
  'services/release-console/src/log/log-page.tsx': { grade: 'identifier', by: identifierText },
  'services/release-console/src/sign-in/sign-in.tsx': { grade: 'identifier', by: identifierText },
  'shared/ui/src/combobox/search-select.tsx': {
    ...{ grade: 'identifier', by: foldedTokens },
    cleanedIn: 'shared/contracts/src/delivery-areas.ts',
  },
  'shared/ui/src/primitives/quantity-stepper.tsx': { grade: 'identifier', by: wholeNumber },
  'shared/ui/src/slider/bound-fields.tsx': { grade: 'identifier', by: listPriceOf },
  'shell/src/frame/search/search-form.tsx': {
    ...search,
    cleanedIn: 'shell/src/frame/search/read-search.ts',
  },
};

/** A field whose text is for its caller; where somebody shows it, that file is found. */
const handedOn = 'shared/ui/src/combobox/search-box.tsx';

const unseen = [
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2060', '\u2061', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u061c', '\ufeff', '\u00ad'],
  '\ufe0f',
];
const directions = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u202c', '\u2066', '\u2069'];
const spaces = ['\u00a0', '\u2009', '\u202f', '\u3000'];
const hyphens = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2212'];

const samples: [name: RegExp, sample: string][] = [
  [/email/, 'sara-1@ex-ample.com'],
  [/phone/, '+965-5000-1234'],
  [/promo_code/, 'DANA-10'],
  [/number$/, 'DN-100255'],
  [/quantity|price|rating|page|wholeNumber|listPriceOf/, '12'],
  [/postal_code|paci|search|^q$/, '12-34'],
  [/tracking_url/, 'https://example.com/1'],
];
const sampleOf = ({ path, grade }: Field) =>
  samples.find(([name]) => name.test(path))?.[1] ?? (grade === 'identifier' ? 'A-1' : 'Dana 1');

async function load(path: string): Promise<Module> {
  return (await import(/* @vite-ignore */ pathToFileURL(join(workspaceRoot, path)).href)) as Module;
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

function schemasOf(file: string, module: Module): z.ZodMiniType[] {
  const own = made[file.split('/').at(-1) ?? ''];
  if (own) return own(module);
  return Object.values(module).flatMap((value) => {
    if (isSchema(value)) return [value];
    if (typeof value === 'function')
      return isSchema((value as never as Rules).schema) ? [(value as never as Rules).schema] : [];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isSchema) : [];
  });
}

type Form = { form: string; fields: Field[] };

async function formsOfPages(): Promise<Form[]> {
  const files = globSync('{mf-*,shell}/src/**/*.rules.ts', { cwd: workspaceRoot }).sort();
  const forms = files.filter((file) => !/\/(?:coupon|review)\.rules\.ts$/.test(file));
  return Promise.all(
    forms.map(async (form) => ({
      form,
      fields: schemasOf(form, await load(form)).flatMap((schema) => fieldsOf(schema)),
    })),
  );
}

async function callsOfApi(): Promise<Form[]> {
  const { apiCalls } = (await load('services/api/src/openapi/calls.ts')) as {
    apiCalls: { method: string; path: string; body?: z.ZodMiniType; query?: z.ZodMiniType }[];
  };
  return apiCalls.map(({ method, path, body, query }) => ({
    form: `${method} ${path}`,
    fields: [body, query].flatMap((schema) => (schema ? fieldsOf(schema) : [])),
  }));
}

const all = [...(await formsOfPages()), ...(await callsOfApi())];
const known = all.flatMap(({ form, fields: own }) =>
  own.map((field) => ({ ...field, at: `${form} › ${field.path}` })),
);
const plain = Object.entries(plainFields).map(([at, { grade, by }]) => ({
  ...{ at, path: by === identifierText || by === searchedText ? 'search' : by.name, grade },
  schema: z.pipe(z.string(), z.transform(by)),
}));
const fields = [...known.filter(({ at }) => !notWritten.has(at)), ...plain];
const graded = (grade: Field['grade']) => fields.filter((field) => field.grade === grade);

/** What becomes of a text in a field: as it is kept, or the key of what is wrong with it. */
function put(field: Field, text: string): unknown {
  const result = field.schema.safeParse(text);
  return result.success ? result.data : result.error.issues[0]?.message;
}

describe('every field of every form', () => {
  it('is one of a form that this test knows', async () => {
    const sources = globSync('{mf-*,shell}/src/**/*.{ts,tsx}', { cwd: workspaceRoot });
    const forms = sources.filter((file) =>
      /\buse(?:Shop|Account)Form(?:<[^(]*>)?\(\{/.test(readFileSync(join(workspaceRoot, file), 'utf8')),
    );
    expect(forms.length).toBeGreaterThan(10);
    for (const file of forms.filter((name) => !name.endsWith('use-account-form.ts')))
      expect([file, readFileSync(join(workspaceRoot, file), 'utf8')]).toEqual([
        file,
        expect.stringMatching(/\.rules\.ts'|checkout-resolver\.ts'/),
      ]);
    for (const { form, fields: own } of await formsOfPages())
      expect([form, own.length > 0]).toEqual([form, true]);
  });

  it('without rules is one that this test knows, and is cleaned where it is read', () => {
    expect(filesWithPlainFields()).toEqual([...Object.keys(plainFields), handedOn].sort());
    for (const [file, { by, cleanedIn = file }] of Object.entries(plainFields))
      expect([file, readFileSync(join(workspaceRoot, cleanedIn), 'utf8').includes(`${by.name}(`)]).toEqual([
        file,
        true,
      ]);
  });

  it.each([
    ['<input name="size" />', true],
    ['<TextField label={t("name")} value={name} />', true],
    ['<><TextField {...field("email")} /><TextArea name="note" /></>', true],
    ['<SearchBox value={text} />', true],
    ['<TextField {...shopForm.field("email")} label="" />', false],
    ['<input type="radio" name="size" />', false],
    ['<TextField readOnly value={link} />', false],
    ['<TextField {...props} type="password" />', false],
  ])('is found without rules: %s %s', (code, isPlain) => expect(hasPlainField(code)).toBe(isPlain));

  it('is written by somebody, unless it is one that this test knows', () => {
    expect([...notWritten].sort()).toEqual(
      [...new Set(known.map(({ at }) => at))].filter((at) => notWritten.has(at)).sort(),
    );
  });

  it('says by which grade it is cleaned', () => {
    expect(graded('unknown').map(({ at }) => at)).toEqual([]);
    expect(graded('identifier').length).toBeGreaterThan(20);
    expect(graded('prose').length).toBeGreaterThan(20);
    expect(graded('kept').length).toBeGreaterThan(5);
  });

  it.each(graded('identifier'))('is compared without what nobody sees: $at', (field) => {
    const sample = sampleOf(field);
    const meant = put(field, sample);
    expect(String(meant)).not.toMatch(/^validation\./);
    const middle = Math.ceil(sample.length / 2);
    for (const sign of unseen)
      for (const typed of [
        sign + sample,
        sample + sign,
        sample.slice(0, middle) + sign + sample.slice(middle),
        `\u2066${sample}\u2069`,
      ])
        expect([typed, put(field, typed)]).toEqual([typed, meant]);
    for (const space of spaces) expect([space, put(field, space + sample + space)]).toEqual([space, meant]);
    for (const hyphen of hyphens)
      expect([hyphen, put(field, sample.replaceAll('-', hyphen))]).toEqual([hyphen, meant]);
    expect(
      put(
        field,
        sample.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit))),
      ),
    ).toEqual(meant);
    expect(
      put(
        field,
        sample.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit))),
      ),
    ).toEqual(meant);
  });

  it.each(graded('prose'))('is read without marks of direction, and keeps its joiners: $at', (field) => {
    const sample = sampleOf(field);
    const meant = put(field, sample);
    expect(meant).toBe(sample);
    for (const sign of unseen)
      for (const typed of [sign + sample, sample + sign, ` ${sample}${sign} `])
        expect([typed, put(field, typed)]).toEqual([typed, meant]);
    for (const sign of directions)
      expect([sign, put(field, sample.slice(0, 2) + sign + sample.slice(2))]).toEqual([sign, meant]);
    if (/url/.test(field.path)) return;
    expect(put(field, 'می\u200cخواهم')).toBe('می\u200cخواهم');
    expect(put(field, 'Rene\u0301')).toBe('René');
  });

  it.each(graded('prose'))('holds a letter or a digit, or nothing where that is allowed: $at', (field) => {
    const isOptional = field.schema.safeParse('').success;
    for (const empty of ['\u200b', '\u202e\u2060', '\ufeff \u00a0', '\u3164'])
      expect([empty, put(field, empty)]).toEqual([
        empty,
        isOptional ? put(field, '') : expect.stringMatching(/^validation\.(?:required|noWords)$/),
      ]);
  });

  it.each(graded('kept'))('is left as it was typed: $at', (field) => {
    const typed = '\u200fse\u0301same ١٢\u00a0';
    expect(put(field, typed)).toBe(typed);
  });
});

describe('a form whose rules have no schema in the page', () => {
  it('reads a coupon as its call does', async () => {
    const { couponRules } = await load('mf-cart-checkout/src/features/cart/coupon.rules.ts');
    for (const sign of unseen)
      expect((couponRules as Make)({ promo_code: `${sign}DA${sign}NA١٠${sign}` })).toEqual({
        values: { promo_code: 'DANA10' },
        errors: {},
      });
  });

  it('reads a review as its call does', async () => {
    const { reviewRules } = await load('mf-product/src/features/reviews/review.rules.ts');
    for (const sign of unseen) {
      expect((reviewRules as Make)({ rating: 5, text: `${sign}Dana${sign} ` })).toEqual({
        values: { rating: 5, text: 'Dana' },
        errors: {},
      });
      expect((reviewRules as Make)({ rating: 5, text: sign })).toHaveProperty('errors.text');
    }
  });
});
