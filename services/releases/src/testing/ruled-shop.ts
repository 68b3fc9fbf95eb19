import { expect } from 'vitest';
import { createStoreAdmin } from '../admin/store-admin.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { smallShop } from './small-shop.ts';

export const env = 'production';
export const [remote, version, reason] = ['mf-demo', '1.2.0', 'the new teaser'];

/** The administration of a store in the name of a person. */
export const adminOf = (store: Store, actor: string) =>
  createStoreAdmin({ store, actor, publicOrigin: 'http://localhost' });

/** A shop in which mf-demo needs a second person; `asked` is the id of the request that a change became. */
export async function ruledShop(rule: { remote?: string; hours?: number } = {}) {
  const shop = await smallShop();
  const [anna, badr, lead] = ['anna', 'badr', 'lead'].map((name) => adminOf(shop.store, name)) as [
    ReturnType<typeof adminOf>,
    ReturnType<typeof adminOf>,
    ReturnType<typeof adminOf>,
  ];
  const on = { env, remote, isOn: true, hours: 24, reason: 'money', ...rule };
  await lead.setSecondPerson(on);
  const asked = async (change: Promise<unknown>): Promise<string> => {
    const refusal = await change.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(refusal instanceof ReleaseRefusal)) throw new Error('It was made at once.', { cause: refusal });
    expect(refusal).toMatchObject({ status: 409, code: 'second_person' });
    expect(refusal.message).toContain('Nothing is changed yet');
    return String(refusal.details.request);
  };
  const promotion = { env, remote, version, reason };
  const live = async () => (await shop.slot())?.stable.version;
  return { ...shop, anna, badr, lead, on, asked, promotion, live };
}
