import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAlertsJob } from '../scheduled-jobs.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { register } from '../testing/test-caller.ts';

const { api, call, deps, emailsTo, rows, sent } = shopOfSuite();
const together = 500;

/** A reader with everything that the shop sells on their list, seen at twice the price, who agreed and confirmed. */
async function makeReader(): Promise<void> {
  const { email } = await register(call);
  await sql`insert into letter_addresses select id, email, now() from users
    where email = ${email}`.execute(api.db);
  await sql`insert into price_letters select id, 'key of ' || id, 'en', 'KWD', now()
    from users where email = ${email}`.execute(api.db);
  await sql`insert into favorites (user_id, product_id, created_at, seen_currency, seen_minor)
    select u.id, p.id, now(), 'KWD', 2 * p.price_minor from users u, products p
    where u.email = ${email} and p.stock > 0`.execute(api.db);
}

it('emails about lower prices reach everybody but those for whom none can be written, who get theirs once it can', async () => {
  await makeReader();
  const { length: listed } = await rows('favorites');
  const brokenCount = Math.ceil((together + 1) / listed);
  for (let count = 1; count < brokenCount + 2; count += 1) await makeReader();
  // Those who come first, with more prices than are looked at together.
  const readers = await api.db.selectFrom('users').select(['id', 'email']).orderBy('id').execute();
  const [broken, others] = [readers.slice(0, brokenCount), readers.slice(brokenCount)];
  const ids = sql.join(broken.map(({ id }) => sql.lit(id)));
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'this reader is broken'; end $$`.execute(api.db);
  await sql`create trigger refused before update on favorites for each row
    when (old.user_id in (${ids})) execute function refuse()`.execute(api.db);
  await api.sendEmails();
  sent.length = 0;
  const runAlertsJob = async () => {
    await createAlertsJob(deps())();
    return (await emailsTo()).map(({ to }) => to).toSorted();
  };
  const emails = (all: typeof readers) => all.map(({ email }) => email).toSorted();
  expect(await runAlertsJob()).toEqual(emails(others));
  await sql`drop trigger refused on favorites`.execute(api.db);
  expect(await runAlertsJob()).toEqual(emails(readers));
});
