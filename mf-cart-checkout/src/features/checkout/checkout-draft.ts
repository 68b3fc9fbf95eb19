import { storedValue } from '@dana/runtime';
import { type CheckoutValues, emptyValues } from './checkout-values.ts';

/** Whose a draft is: the e-mail of the shopper who was signed in, null for a guest's. */
type Owner = string | null;

const stored = storedValue('tab', 'checkout.draft.v2');
/** Longer than any field may be; whatever is longer was not typed here. */
const maximumTextLength = 2000;

/**
 * The fields of a stored draft that this form knows; none of a corrupt one. A guest's can be used by the shopper
 * who signs in; that of somebody signed in is only theirs.
 */
export function parseDraft(text: string | null, reader: Owner): Partial<CheckoutValues> {
  let draft: unknown;
  try {
    draft = JSON.parse(text ?? 'null');
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
export const readDraft = (reader: Owner): Partial<CheckoutValues> => parseDraft(stored.read(), reader);

/** Keeps what is typed. */
export const keepDraft = (values: CheckoutValues, owner: Owner): void =>
  stored.write(JSON.stringify({ owner, values }));

/** Forgets what was typed, once it became an order. */
export const forgetDraft = (): void => stored.write(null);
