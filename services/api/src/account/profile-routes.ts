import { deleteAccountAnswerSchema, deleteAccountInputSchema } from '@dana/contracts/api/account-data';
import { doneSchema } from '@dana/contracts/api/envelope';
import { profileAnswerSchema, profileInputSchema, updatePasswordInputSchema } from '@dana/contracts/api/user';
import { type Context, Hono } from 'hono';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import { json } from '../database/stored.ts';
import type { ApiDeps } from '../deps.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../messages.ts';
import { readBody, requireUser } from '../http/read-input.ts';
import { findOwnUpload, uploadUrl } from '../media/upload-store.ts';
import { checkPhone } from '../places/phones.ts';
import { deleteAccount } from './delete-account.ts';
import { ownData } from './own-data.ts';
import { hashPassword, passwordQuestion, refuseCommonPassword } from './passwords.ts';
import { changeProfile, presentUser } from './profile.ts';
import { ownDataAsJson, ownDataAsPage } from './write-own-data.ts';

type UserRow = Selectable<Database['users']>;

const emailWindowSeconds = 3600;

/** GET and POST profile, POST update-password and account/delete, GET account/data and account/data/page. */
export function accountRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  // Only failures count: whose e-mail is whose must not be found out by trying.
  const emails = callLimits(deps, 'e-mail', deps.limits.register, emailWindowSeconds);
  const downloads = callLimits(deps, 'own data', deps.limits.messages, windowSeconds);
  const confirmPassword = passwordQuestion(deps);
  const load = (userId: string) =>
    deps.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

  /** The change of picture that a list of uploads asks for: none without a list, no picture for an empty one. */
  async function pictureOf(db: Db, userId: string, fileIds: readonly (string | number)[] | undefined) {
    if (!fileIds) return {};
    const [fileId] = fileIds;
    if (fileId === undefined) return { avatar: null };
    const upload = await findOwnUpload(db, String(fileId), userId);
    if (!upload) throw new ApiFailure(422, 'invalid_input', { fields: { files_ids: 'validation.invalid' } });
    return { avatar: json({ url: uploadUrl(upload.key), alt: {} }) };
  }

  /** A stranger at a device that is signed in must not take the account over by its e-mail. */
  async function confirmEmailChange(
    c: Context<ApiEnv>,
    user: UserRow,
    current: string | undefined,
  ): Promise<void> {
    if (!current)
      throw new ApiFailure(422, 'password_needed', { fields: { current_password: 'password_needed' } });
    await confirmPassword(c, user, current);
  }

  /** What the shop has of who asks, for them alone. Each one reads all of it, so they are counted. */
  async function ownParts(c: Context<ApiEnv>) {
    const { id } = requireUser(c);
    await downloads.count(c, id);
    return ownData(deps.db, await load(id), { lang: c.get('lang'), publicOrigin: deps.publicOrigin });
  }

  return new Hono<ApiEnv>()
    .get('/profile', async (c) => {
      const user = presentUser(await load(requireUser(c).id), c.get('lang'));
      return answer(c, profileAnswerSchema, { success: true, data: { user } });
    })
    .post('/profile', async (c) => {
      const { id } = requireUser(c);
      const body = await readBody(c, profileInputSchema);
      const { current_password: current, ...kept } = body;
      const { files_ids: fileIds, ...typed } = kept;
      const profile = { ...typed, phone: checkPhone(typed.phone) };
      const user = await load(id);
      const lang = c.get('lang');
      const isNewEmail = profile.email !== user.email;
      const saved = await writeOnce(deps, c, {
        body: kept,
        async before() {
          if (!isNewEmail) return;
          await confirmEmailChange(c, user, current);
          await emails.count(c, id);
        },
        async work(trx) {
          const avatar = await pictureOf(trx, id, fileIds);
          const row = await changeProfile(deps, trx, id, { ...profile, ...avatar }, lang);
          return { success: true as const, data: { user: presentUser(row, lang) } };
        },
      });
      if (isNewEmail) await emails.giveBack(c, id);
      return answer(c, profileAnswerSchema, saved);
    })
    .post('/update-password', async (c) => {
      const { id, tokenHash } = requireUser(c);
      const { current_password: current, password } = await readBody(c, updatePasswordInputSchema);
      const user = await load(id);
      let passwordHash = '';
      const done = await writeOnce(deps, c, {
        body: {},
        async before() {
          await confirmPassword(c, user, current);
          refuseCommonPassword(password, [user.email, user.first_name, user.last_name]);
          passwordHash = await hashPassword(password);
        },
        async work(trx) {
          await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
          // Sessions opened with the old password end, but for this one.
          const others = trx.deleteFrom('tokens').where('user_id', '=', id);
          await others.where('token_hash', '!=', tokenHash).execute();
          return { success: true as const };
        },
      });
      return answer(c, doneSchema, done);
    })
    .post('/account/delete', async (c) => {
      const { id } = requireUser(c);
      const { current_password: current } = await readBody(c, deleteAccountInputSchema);
      await confirmPassword(c, await load(id), current);
      const lang = c.get('lang');
      const until = (
        await deps.db.transaction().execute((trx) => deleteAccount(trx, deps, { userId: id, lang }))
      ).toISOString();
      const message = noticeText('account_deleted', lang, { until: dayText(until, lang) });
      return answer(c, deleteAccountAnswerSchema, { success: true, message, data: { until } });
    })
    .get('/account/data', async (c) =>
      send(c, ownDataAsJson(await ownParts(c), deps.now()), {
        'Content-Type': 'application/json; charset=UTF-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
      }),
    )
    .get('/account/data/page', async (c) => {
      const lang = c.get('lang');
      const parts = await ownParts(c);
      const shopName = (await c.get('ownShop')()).name[lang];
      return send(c, ownDataAsPage(parts, { now: deps.now(), lang, shopName }), {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Language': lang,
        'Content-Disposition': 'attachment; filename="my-data.html"',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
    });
}

const windowSeconds = 3600;

/** Sends pieces as they come. One that fails breaks the answer off, so that nobody takes half of it for all. */
function send(c: Context<ApiEnv>, pieces: AsyncGenerator<string>, headers: Record<string, string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return c.body(body, 200, {
    ...headers,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
