import { storedValue } from '@dana/runtime';

export type ReviewDraft = { rating: number; text: string };

const emptyDraft: ReviewDraft = { rating: 0, text: '' };
const stored = (slug: string) => storedValue('tab', `review.${slug}`);

/** What was typed before, in this tab: a reload or a new sign-in loses nothing. Browser only. */
export function readDraft(slug: string): ReviewDraft {
  try {
    const draft: Partial<ReviewDraft> | null = JSON.parse(stored(slug).read() ?? 'null');
    return { rating: Number(draft?.rating) || 0, text: String(draft?.text ?? '') };
  } catch {
    return emptyDraft;
  }
}

/** Keeps what is typed; an empty draft is forgotten. */
export const keepDraft = (slug: string, draft: ReviewDraft): void =>
  stored(slug).write(draft.rating === 0 && draft.text === '' ? null : JSON.stringify(draft));
