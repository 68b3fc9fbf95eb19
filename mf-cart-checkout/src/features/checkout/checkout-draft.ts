import { type CheckoutValues, emptyValues } from './checkout-values.ts';

const storageKey = 'dana.checkout.draft.v1';
/** Longer than any field may be; whatever is longer was not typed here. */
const maximumTextLength = 2000;

/** What a stored draft holds that this form knows; a corrupt one holds nothing. */
export function parseDraft(stored: string | null): Partial<CheckoutValues> {
  let draft: unknown;
  try {
    draft = JSON.parse(stored ?? 'null');
  } catch {
    return {};
  }
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return {};
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(emptyValues, name) && typeof value === 'string' && value.length <= maximumTextLength,
  );
  return Object.fromEntries(known);
}

/** What was typed before a reload, a sign-in or a failed payment. It ends with the tab. */
export function readDraft(): Partial<CheckoutValues> {
  try {
    return parseDraft(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

/** Keeps what is typed. */
export function keepDraft(values: CheckoutValues): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(values));
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
