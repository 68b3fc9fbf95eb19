import { storedValue } from '@dana/runtime';

export type ReviewDraft = { rating: number; text: string };

const emptyDraft: ReviewDraft = { rating: 0, text: '' };
const storedDraft = (slug: string) =>
  storedValue<ReviewDraft>({
    lifetime: 'tab',
    name: `review.${slug}`,
    read(stored) {
      const { rating = 0, text = '' }: Partial<ReviewDraft> = JSON.parse(stored ?? 'null') ?? emptyDraft;
      return { rating: Number(rating) || 0, text: String(text) };
    },
    write: (draft) => (draft.rating === 0 && draft.text === '' ? null : JSON.stringify(draft)),
  });

/** What was typed before, in this tab: a reload or a new sign-in loses nothing. Browser only. */
export const readDraft = (slug: string): ReviewDraft => storedDraft(slug).read();

/** Keeps what is typed; an empty draft is forgotten. */
export const keepDraft = (slug: string, draft: ReviewDraft): void => storedDraft(slug).write(draft);
