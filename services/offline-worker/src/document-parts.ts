/** What the worker has to know of a document. */
export type DocumentParts = {
  title: string;
  /** Released files without which the page does not come to life, with their hashes where the document names them. */
  files: { url: string; integrity?: string }[];
};

type Pair = [url: string, integrity: string];

/**
 * Reads a document of this shop. Errors: undefined for a text that is none, or one whose files cannot be read.
 * @param html – the whole text.
 */
export function readDocument(html: string): DocumentParts | undefined {
  const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const [, block] = /<script type="application\/json">(\{"fonts":.*?)<\/script>/s.exec(html) ?? [];
  if (title === undefined || block === undefined) return undefined;
  try {
    const { fonts, styles, entry, ahead } = JSON.parse(block) as Record<string, (Pair | string)[]>;
    const pairs = [...(styles ?? []), ...(entry ?? []), ...(ahead ?? [])] as Pair[];
    const named = pairs.map(([url, integrity]) => ({ url, integrity }));
    return { title: plain(title), files: [...named, ...((fonts ?? []) as string[]).map((url) => ({ url }))] };
  } catch {
    return undefined;
  }
}

const marks: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Text as it was before it was written into HTML. */
const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (mark) => marks[mark] ?? mark);
