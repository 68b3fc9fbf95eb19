import { type CheckoutValues, emptyValues } from './checkout-values.ts';

/** Whose a draft is: the e-mail of the shopper who was signed in, null for a guest's. */
type Owner = string | null;

const storageKey = 'dana.checkout.draft.v2';
/** Longer than any field may be; whatever is longer was not typed here. */
const maximumTextLength = 2000;

/**
 * What a stored draft holds that this form knows; a corrupt one holds nothing. A guest's may be taken up by whoever signs
 * in; that of somebody signed in is only theirs.
 */
export function parseDraft(stored: string | null, reader: Owner): Partial<CheckoutValues> {
  let draft: unknown;
  try {
    draft = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  if (typeof draft !== 'object' || draft === null || !('values' in draft) || !('owner' in draft)) return {};
  const { owner, values } = draft;
  if (owner !== null && owner !== reader) return {};
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
  const known = Object.entries(values).filter(
    ([name, value]) =>
      Object.hasOwn(emptyValues, name) && typeof value === 'string' && value.length <= maximumTextLength,
  );
  return Object.fromEntries(known);
}

/** What was typed before a reload, a sign-in or a failed payment. It ends with the tab. */
export function readDraft(reader: Owner): Partial<CheckoutValues> {
  try {
    return parseDraft(sessionStorage.getItem(storageKey), reader);
  } catch {
    return {};
  }
}

/** Keeps what is typed. */
export function keepDraft(values: CheckoutValues, owner: Owner): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, values }));
  } catch {
    // Full or forbidden storage costs the draft only after a reload.
  }
}

/** Forgets what was typed, once it became an order. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Then there was none.
  }
}
