import { deleteAccountAnswerSchema, deleteAccountInputSchema } from '@dana/contracts/api/account-data';
import { type Context, Hono } from 'hono';
import { passwordQuestion } from '../account/confirm-password.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { readBody, requireUser } from '../http/read-input.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import { deleteAccount } from '../privacy/delete-account.ts';
import { ownData } from '../privacy/own-data.ts';
import { ownDataAsJson, ownDataAsPage } from '../privacy/write-own-data.ts';

const windowSeconds = 3600;

/** POST account/delete, GET account/data and account/data/page. */
export function privacyRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const confirmPassword = passwordQuestion(deps);
  const downloads = callLimits(deps, 'own data', deps.limits.messages, windowSeconds);
  const load = (id: string) =>
    deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** What the shop has of who asks, for them alone. Each one reads all of it, so they are counted. */
  async function ownRows(c: Context<ApiEnv>) {
    const { id } = requireUser(c);
    await downloads.count(c, id);
    return ownData(deps.db, await load(id), { lang: c.get('lang'), publicOrigin: deps.publicOrigin });
  }

  return new Hono<ApiEnv>()
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
      send(c, ownDataAsJson(await ownRows(c), deps.now()), {
        'Content-Type': 'application/json; charset=UTF-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
      }),
    )
    .get('/account/data/page', async (c) => {
      const lang = c.get('lang');
      const rows = await ownRows(c);
      const shopName = (await c.get('ownShop')()).name[lang];
      return send(c, ownDataAsPage(rows, { now: deps.now(), lang, shopName }), {
        'Content-Type': 'text/html; charset=UTF-8',
        'Content-Language': lang,
        'Content-Disposition': 'attachment; filename="my-data.html"',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      });
    });
}

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
