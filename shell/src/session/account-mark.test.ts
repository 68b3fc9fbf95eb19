import { userIdSchema } from '@dana/contracts/ids';
import { expect, it } from 'vitest';
import { accountMarkOf } from './account-mark.ts';

const idOf = (text: string) => userIdSchema.parse(text);

it('is the same for the same account, whatever its e-mail', () => {
  const id = idOf('u1');
  expect(accountMarkOf({ id, email: 'a@dana.example' })).toBe(accountMarkOf({ id, email: 'b@dana.example' }));
});

it('names the account by its e-mail where the API gives no id, without showing it', () => {
  const mark = accountMarkOf({ id: undefined, email: 'noura@dana.example' });
  expect(mark).toMatch(/^[0-9a-f]{16}$/);
  expect(mark).not.toBe(accountMarkOf({ id: undefined, email: 'dalal@dana.example' }));
});

it('differs between accounts', () => {
  const ids = Array.from({ length: 50_000 }, (_, index) => idOf(`user-${index}`));
  expect(new Set(ids.map((id) => accountMarkOf({ id, email: '' })))).toHaveLength(ids.length);
});
