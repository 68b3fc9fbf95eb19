import { addressAnswerSchema, addressesAnswerSchema, newAddressSchema } from '@dana/contracts/api/address';
import { doneSchema } from '@dana/contracts/api/envelope';
import { flagSchema } from '@dana/contracts/api/wire';
import { type Context, Hono } from 'hono';
import { checkPlace, presentAddresses, selectAddresses } from '../account/addresses.ts';
import { requireUser } from '../account/identify.ts';
import type { StoredAddress } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { checkInput, readJson } from '../http/read-input.ts';

const addressesMax = 20;

/** GET and POST addresses, POST and DELETE addresses/{id}, POST addresses/{id}/default: the saved addresses of the signed-in shopper. */
export function addressRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/addresses', async (c) => {
      const rows = await selectAddresses(deps.db, requireUser(c).id).execute();
      const data = await presentAddresses(deps.db, rows, c.get('lang'));
      return answer(c, addressesAnswerSchema, { success: true, data });
    })
    .post('/addresses', async (c) => save(c, deps.randomId(), true))
    .post('/addresses/:id', async (c) => save(c, c.req.param('id'), false))
    .post('/addresses/:id/default', async (c) => {
      const row = await makeDefault(requireUser(c).id, c.req.param('id'));
      const [data] = await presentAddresses(deps.db, [row], c.get('lang'));
      if (!data) throw notFound();
      return answer(c, addressAnswerSchema, { success: true, data });
    })
    .delete('/addresses/:id', async (c) => {
      await remove(requireUser(c).id, c.req.param('id'));
      return answer(c, doneSchema, { success: true });
    });

  async function save(c: Context<ApiEnv>, id: string, isNew: boolean): Promise<Response> {
    const { id: userId } = requireUser(c);
    const body = await readJson(c);
    const checked = await checkPlace(deps.db, checkInput(body, newAddressSchema));
    if ('wrong' in checked) throw new ApiFailure(422, 'invalid_input', { fields: checked.wrong });
    const wishesDefault = flagSchema.safeParse(body.is_default).data === true;
    const row = await store(userId, id, isNew, checked.stored, wishesDefault);
    const [data] = await presentAddresses(deps.db, [row], c.get('lang'));
    if (!data) throw notFound();
    return answer(c, addressAnswerSchema, { success: true, data }, isNew ? 201 : 200);
  }

  function makeDefault(userId: string, id: string) {
    return deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const own = trx.updateTable('addresses').where('user_id', '=', userId);
      const row = await own.set({ is_default: true }).where('id', '=', id).returningAll().executeTakeFirst();
      if (!row) throw notFound();
      await own.set({ is_default: false }).where('id', '!=', id).execute();
      return row;
    });
  }

  function remove(userId: string, id: string) {
    return deps.db.transaction().execute(async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const removed = await trx
        .deleteFrom('addresses')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('is_default')
        .executeTakeFirst();
      if (!removed) throw notFound();
      const [next] = await selectAddresses(trx, userId).execute();
      // Whoever has addresses has one that is chosen first.
      if (removed.is_default && next)
        await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', next.id).execute();
    });
  }

  function store(userId: string, id: string, isNew: boolean, address: StoredAddress, wishesDefault: boolean) {
    return deps.db.transaction().execute(async (trx) => {
      // The shopper's row is held so that two new addresses cannot both become the default.
      await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
      const others = (await selectAddresses(trx, userId).execute()).filter((row) => row.id !== id);
      if (isNew && others.length >= addressesMax) throw new ApiFailure(422, 'invalid_input');
      const isDefault = wishesDefault || !others.some((row) => row.is_default);
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
    });
  }
}
