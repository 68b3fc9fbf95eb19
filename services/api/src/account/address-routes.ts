import { addressAnswerSchema, addressesAnswerSchema, newAddressSchema } from '@dana/contracts/api/address';
import { doneSchema } from '@dana/contracts/api/envelope';
import { flagSchema } from '@dana/contracts/api/strict-wire';
import { type Context, Hono } from 'hono';
import type { Selectable } from 'kysely';
import { checkPlace, presentAddresses, selectAddresses } from '../places/addresses.ts';
import { deliveredCountries } from '../places/country-terms.ts';
import type { Database, Db } from '../database/schema.ts';
import type { StoredAddress } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { checkInput, readJson, requireUser } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';

const addressesMax = 20;

/** GET and POST addresses, POST and DELETE addresses/{id}, POST addresses/{id}/default: the saved addresses of the signed-in shopper. */
export function addressRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/addresses', async (c) => {
      const rows = await selectAddresses(deps.db, requireUser(c).id).execute();
      const delivered = new Set((await deliveredCountries(deps)).map(({ id }) => id));
      const data = await presentAddresses(deps.db, rows, c.get('lang'), delivered);
      return answer(c, addressesAnswerSchema, { success: true, data });
    })
    .post('/addresses', async (c) => save(c, deps.randomId(), true))
    .post('/addresses/:id', async (c) => save(c, c.req.param('id'), false))
    .post('/addresses/:id/default', async (c) => {
      const { id: userId } = requireUser(c);
      const work = async (trx: Db) => present(trx, await makeDefault(trx, userId, c.req.param('id')), c);
      return answer(c, addressAnswerSchema, await writeOnce(deps, c, { body: {}, work }));
    })
    .delete('/addresses/:id', async (c) => {
      const { id: userId } = requireUser(c);
      const work = async (trx: Db) => {
        await remove(trx, userId, c.req.param('id'));
        return { success: true } as const;
      };
      return answer(c, doneSchema, await writeOnce(deps, c, { body: {}, work }));
    });

  async function save(c: Context<ApiEnv>, id: string, isNew: boolean): Promise<Response> {
    const { id: userId } = requireUser(c);
    const body = await readJson(c);
    const checked = await checkPlace(deps, checkInput(body, newAddressSchema));
    if ('wrong' in checked) {
      const { wrong: fields, params = {} } = checked;
      throw new ApiFailure(422, 'invalid_input', { fields, params });
    }
    const asksForDefault = flagSchema.safeParse(body.is_default).data === true;
    const address = { ...checked.stored, id, user_id: userId };
    const work = async (trx: Db) => present(trx, await store(trx, address, { isNew, asksForDefault }), c);
    return answer(c, addressAnswerSchema, await writeOnce(deps, c, { body, work }), isNew ? 201 : 200);
  }

  async function present(trx: Db, row: Selectable<Database['addresses']>, c: Context<ApiEnv>) {
    const [data] = await presentAddresses(trx, [row], c.get('lang'));
    if (!data) throw notFound();
    return { success: true as const, data };
  }

  async function makeDefault(trx: Db, userId: string, id: string) {
    await holdAddresses(trx, userId);
    const own = trx.updateTable('addresses').where('user_id', '=', userId);
    const row = await own.set({ is_default: true }).where('id', '=', id).returningAll().executeTakeFirst();
    if (!row) throw notFound();
    await own.set({ is_default: false }).where('id', '!=', id).execute();
    return row;
  }

  async function remove(trx: Db, userId: string, id: string) {
    await holdAddresses(trx, userId);
    const removed = await trx
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('is_default')
      .executeTakeFirst();
    if (!removed) throw notFound();
    const [next] = await selectAddresses(trx, userId).execute();
    // Of the addresses that are left one is the default.
    if (removed.is_default && next)
      await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute();
  }

  async function store(
    trx: Db,
    { id, user_id: userId, ...address }: StoredAddress & { id: string; user_id: string },
    { isNew, asksForDefault }: { isNew: boolean; asksForDefault: boolean },
  ) {
    await holdAddresses(trx, userId);
    const others = (await selectAddresses(trx, userId).execute()).filter((row) => row.id !== id);
    if (isNew && others.length >= addressesMax) throw new ApiFailure(422, 'invalid_input');
    const isDefault = asksForDefault || !others.some((row) => row.is_default);
    if (isDefault)
      await trx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId).execute();
    const saved = isNew
      ? await trx
          .insertInto('addresses')
          .values({ ...address, id, user_id: userId, is_default: isDefault, created_at: deps.now() })
          .returningAll()
          .executeTakeFirst()
      : await trx
          .updateTable('addresses')
          .set({ ...address, is_default: isDefault })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returningAll()
          .executeTakeFirst();
    if (!saved) throw notFound();
    return saved;
  }
}

/** The shopper's row is locked so that two changes at once cannot leave two default addresses, or none. */
async function holdAddresses(trx: Db, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}
