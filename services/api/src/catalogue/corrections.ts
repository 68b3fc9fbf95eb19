import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { canBeArabic, skeletonsOf, soundsUnlike } from './latin-arabic.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { groupedMark, skeletonMark } from './search-document.ts';
import { canBeMistyped, unlikeness, withoutOneLetter } from './typos.ts';

/** So alike they sound that nothing but the spelling differs. */
const sameSound = 1;
/** A mistake that hardly changes how a word looks, in one that is long enough to be recognised. */
const slightest = 1;
const longEnough = 6;

/**
 * What a word that no product has must have meant: the Arabic word that is written with Latin letters, the one word most
 * like it with one mistake, or two words without their space. Of the shop's words only those count that name something:
 * one that a sentence merely has is alike by chance (ريحة is no مريحة). Null where nobody can say, and for words that are
 * known for what the shop does not have.
 */
export async function correctionOf(db: Db, lexicon: Lexicon, word: string): Promise<string | null> {
  if (lexicon.nearestTo(word) !== undefined || lexicon.insteadOf(word) !== undefined) return null;
  const mistyped = canBeMistyped(word) ? await mistypedOf(db, lexicon, word) : null;
  if (mistyped && mistyped.distance <= slightest && word.length >= longEnough) return mistyped.word;
  const heard = canBeArabic(word) ? await heardAs(db, lexicon, word) : null;
  return (
    (heard && heard.cost <= sameSound ? heard.word : null) ??
    mistyped?.word ??
    heard?.word ??
    withoutSpace(lexicon, word)
  );
}

async function heardAs(db: Db, lexicon: Lexicon, word: string) {
  const skeletons = skeletonsOf(word);
  if (skeletons.length === 0) return null;
  const ofShop = await namingWords(db, skeletons.map(skeletonMark));
  const known = skeletons.flatMap((skeleton) => lexicon.withSkeleton(skeleton));
  const candidates = [...new Set([...known, ...ofShop])].map((arabic) => {
    const isKnown = lexicon.words.has(arabic);
    return {
      word: arabic,
      cost: soundsUnlike(word, arabic),
      rank: isKnown ? (lexicon.isThing(arabic) ? 2 : 1) : 0,
    };
  });
  // Nearly the same sound: what things are called is meant.
  candidates.sort(
    (a, b) =>
      Math.round(a.cost) - Math.round(b.cost) ||
      b.rank - a.rank ||
      a.cost - b.cost ||
      a.word.localeCompare(b.word),
  );
  const [best] = candidates;
  // The fewer consonants two words share, the more their vowels must be the same.
  return best && best.cost < Math.min(...skeletons.map(({ length }) => length)) - 1 ? best : null;
}

async function mistypedOf(db: Db, lexicon: Lexicon, word: string) {
  const shorter = withoutOneLetter(word);
  const ofShop = await namingWords(db, [word, ...shorter], shorter);
  const candidates = [...new Set([...ofShop, ...lexicon.words])].flatMap((candidate) => {
    const distance = unlikeness(word, candidate);
    // Of two alike, what things are called before what is merely said of one.
    return distance === null
      ? []
      : [{ word: candidate, distance, order: distance * 2 + (lexicon.words.has(candidate) ? 0 : 1) }];
  });
  candidates.sort((a, b) => a.order - b.order || a.word.localeCompare(b.word));
  return candidates[0] ?? null;
}

/** The shop's words of these variants, and of these words, that are in a name, a brand, a category or a tag. */
async function namingWords(
  db: Db,
  variants: readonly string[],
  words: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where word = any(${words}::text[])
    union select word from search_typos where variant = any(${variants}::text[])`.execute(db);
  if (rows.length === 0) return [];
  // Folded words hold letters and digits only, so nothing in them can end the quotes.
  const { rows: naming } = await sql<{ word: string }>`
    select word from unnest(${rows.map((row) => row.word)}::text[]) as word where exists (
      select from listings where document @@ ('''' || ${groupedMark('')} || word || '''')::tsquery)`.execute(
    db,
  );
  return naming.map(({ word }) => word);
}

const shortestPart = 3;

/** Two words of the lexicon that were written as one. */
function withoutSpace(lexicon: Lexicon, word: string): string | null {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (lexicon.has(start) && lexicon.has(end)) return `${start} ${end}`;
  }
  return null;
}
