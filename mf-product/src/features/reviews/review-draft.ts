export type ReviewDraft = { rating: number; text: string };

const emptyDraft: ReviewDraft = { rating: 0, text: '' };
const keyOf = (slug: string) => `dana.review.${slug}`;

/** What was typed before, in this tab: a reload or a new sign-in loses nothing. Browser only. */
export function readDraft(slug: string): ReviewDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return emptyDraft;
    const { rating = 0, text = '' } = kept as Partial<ReviewDraft>;
    return { rating: Number(rating) || 0, text: String(text) };
  } catch {
    // No storage, or not ours: then there is no draft.
    return emptyDraft;
  }
}

/** Keeps what is typed; an empty draft is forgotten. */
export function keepDraft(slug: string, draft: ReviewDraft): void {
  try {
    if (draft.rating === 0 && draft.text === '') sessionStorage.removeItem(keyOf(slug));
    else sessionStorage.setItem(keyOf(slug), JSON.stringify(draft));
  } catch {
    // Without storage the words live as long as the page.
  }
}
