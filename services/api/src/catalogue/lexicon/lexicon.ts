import { foldedTokens, foldText } from '@dana/contracts/text-folding';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { canBeArabic, skeletonsOf } from '../latin-arabic.ts';
import { lexiconKey } from '../word-forms.ts';
import { goods, otherGoods, qualities, type WordGroup } from './word-groups.ts';

/** What words mean for a search. What is asked for is folded; spaces and endings make no difference. */
export type Lexicon = {
  /** Single words, folded: what a mistyped word may have meant although no product has it. */
  words: ReadonlySet<string>;
  /** Single words that begin with this one, which may be half typed. */
  wordsFrom: (beginning: string) => string[];
  /** Whether there is a word or words for this. */
  has: (text: string) => boolean;
  /** Whether it means anything, also something that the shop does not have. */
  knows: (text: string) => boolean;
  /** Whether this says what a thing is, and not only what it is like. */
  isThing: (text: string) => boolean;
  /** Whether this only says what a thing is like. */
  isDescribing: (text: string) => boolean;
  /** The other words for this one; each may be several words. */
  synonymsOf: (text: string) => string[];
  /** What is shown in place of what the shop does not have. */
  insteadOf: (text: string) => string | undefined;
  /** Under which word the shop has what comes closest to this one, if it is known as something the shop may not have. */
  nearestTo: (text: string) => string | undefined;
  /** Single Arabic words by what is left of them without vowels (`latin-arabic.ts`). */
  withSkeleton: (skeleton: string) => readonly string[];
};

const prefixLengthMin = 3;

/** A lexicon of the built-in words of both languages and the Gulf, and of what a shop adds to them. */
export function lexiconOf(own: readonly WordGroup[]): Lexicon {
  const meanings = new Map<string, Set<string>>();
  const things = new Set<string>();
  const describing = new Set<string>();
  const instead = new Map<string, string>();
  const nearest = new Map<string, string>();
  const words = new Set<string>();
  const skeletons = new Map<string, Set<string>>();
  // What the shop has a word for is not what it lacks, whatever the built-in words say.
  const sold = new Set(own.flatMap((group) => (isSold(group) ? group.words.map(lexiconKey) : [])));
  for (const group of [...goods, ...qualities, ...otherGoods, ...own]) {
    for (const word of group.words) {
      const key = lexiconKey(word);
      if (!isSold(group) && sold.has(key)) continue;
      const tokens = foldedTokens(word);
      const [single = ''] = tokens.length === 1 ? tokens : [];
      if (!canBeArabic(single))
        for (const skeleton of skeletonsOf(single)) setOf(skeletons, skeleton).add(single);
      if (group.near !== undefined) nearest.set(key, foldText(group.near));
      if (group.instead !== undefined) instead.set(key, foldText(group.instead));
      if (!isSold(group)) continue;
      if (single !== '') words.add(single);
      (group.describes ? describing : things).add(key);
      const meant = setOf(meanings, key);
      for (const other of [...group.words, ...(group.also ?? [])]) meant.add(foldText(other));
    }
  }
  const sorted = [...words].sort();
  return {
    words,
    wordsFrom: (beginning) =>
      beginning.length < prefixLengthMin
        ? []
        : sorted.filter((word) => word.startsWith(beginning) && word !== beginning),
    has: (text) => meanings.has(lexiconKey(text)),
    knows: (text) => [meanings, instead, nearest].some((known) => known.has(lexiconKey(text))),
    isThing: (text) => things.has(lexiconKey(text)),
    isDescribing: (text) => describing.has(lexiconKey(text)) && !things.has(lexiconKey(text)),
    synonymsOf: (text) => [...(meanings.get(lexiconKey(text)) ?? [])].filter((word) => word !== text),
    insteadOf: (text) => instead.get(lexiconKey(text)),
    nearestTo: (text) => nearest.get(lexiconKey(text)),
    withSkeleton: (skeleton) => [...(skeletons.get(skeleton) ?? [])],
  };
}

const isSold = ({ near, instead }: WordGroup) => near === undefined && instead === undefined;

function setOf(sets: Map<string, Set<string>>, key: string): Set<string> {
  const known = sets.get(key) ?? new Set();
  sets.set(key, known);
  return known;
}

/** The kind of catalogue entries that hold a shop's own words. */
const kind = 'searchWords';
const kept = new WeakMap<Db, { version: string; lexicon: Lexicon }>();

/** The words of this shop: the built-in ones, and those of its catalogue as it is now. Made anew when these change. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  // Few rows, found by the primary key: cheaper than reading and folding them for each search.
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(max(loaded_at)::text, '') as version
    from catalogue_entries where kind = ${kind} and withdrawn_at is null`.execute(db);
  const version = rows[0]?.version ?? '';
  const last = kept.get(db);
  if (last?.version === version) return last.lexicon;
  const entries = await db
    .selectFrom('catalogue_entries')
    .select('entry')
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .orderBy('key')
    .execute();
  // Checked when they were loaded.
  const lexicon = lexiconOf(entries.map(({ entry }) => entry as unknown as WordGroup));
  kept.set(db, { version, lexicon });
  return lexicon;
}
