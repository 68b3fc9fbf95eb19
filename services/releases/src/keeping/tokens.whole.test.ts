import { expect, it } from 'vitest';
import { temporaryStore } from '../testing/temporary-store.ts';
import { issueToken, listTokens, pruneTokens, revokeToken } from './tokens.ts';

it('tokens that ended half a year ago are removed, also revoked ones, and no others', async () => {
  const { store } = await temporaryStore();
  const make = async (name: string, made: string) => {
    const more = { scopes: ['check:*'], days: 30, createdBy: 'test', now: new Date(made) };
    return (await issueToken(store, { name, ...more })).token.id;
  };
  await make('long over', '2026-03-01T10:00:00Z');
  await revokeToken(store, await make('long revoked', '2026-03-01T10:00:00Z'), 'duty');
  await revokeToken(store, await make('just revoked', '2026-10-30T10:00:00Z'), 'duty');
  await make('over', '2026-10-01T10:00:00Z');
  expect(await pruneTokens(store, new Date('2026-11-25T10:00:00Z'))).toBe(2);
  expect((await listTokens(store)).map(({ name }) => name)).toEqual(['just revoked', 'over']);
  expect(await store.list('tokens-revoked')).toHaveLength(1);
});
