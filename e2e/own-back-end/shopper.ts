import type { Shopper } from '../steps/account.ts';

/** Somebody whom the other shop knows. */
export const shopper: Shopper = {
  firstName: 'Noura',
  lastName: 'Al-Rashid',
  email: 'noura@example.com',
  password: 'pearl diver 42',
};

/** Opens her account, as its shop would. */
export async function addShopper(url: string): Promise<void> {
  const { firstName: first_name, lastName: last_name, email, password } = shopper;
  const fields = { first_name, last_name, email, phone: '50001234', password };
  const body = JSON.stringify({ ...fields, password_confirmation: password });
  const answer = await fetch(`${url}/register`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The shopper was not added: ${answer.status} ${await answer.text()}`);
}
