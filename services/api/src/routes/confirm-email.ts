import { doneSchema } from '@dana/contracts/api/envelope';
import { confirmEmailAnswerSchema, confirmEmailInputSchema } from '@dana/contracts/api/session';
import { Hono } from 'hono';
import { confirmEmail, queueConfirmLetter } from '../account/confirm-email.ts';
import { presentUser } from '../account/present-user.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { readBody, readOptionalJson, requireUser } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';

/** POST confirm-email and confirm-email/letter. */
export function confirmEmailRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const letters = callLimits(deps, 'confirm-email', deps.limits.forgot, letterWindowSeconds);
  const load = (id: string) =>
    deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return new Hono<ApiEnv>()
    .post('/confirm-email', async (c) => {
      const { id } = requireUser(c);
      const { token } = await readBody(c, confirmEmailInputSchema);
      const { joined } = await writeOnce(deps, c, {
        body: { token },
        before: () => letters.address(c),
        work: async (trx) => ({ joined: await confirmEmail(deps, trx, { userId: id, token }) }),
      });
      const user = presentUser(await load(id), c.get('lang'));
      return answer(c, confirmEmailAnswerSchema, { success: true, data: { user, joined_orders: joined } });
    })
    .post('/confirm-email/letter', async (c) => {
      const { id } = requireUser(c);
      await readOptionalJson(c);
      const lang = c.get('lang');
      const { email, email_verified_at: confirmedAt } = await load(id);
      if (confirmedAt === null) {
        await letters.count(c, id);
        const letter = { userId: id, email, lang };
        await deps.db.transaction().execute((trx) => queueConfirmLetter(trx, deps, letter));
      }
      return answer(c, doneSchema, { success: true, message: noticeText('confirm_mail_sent', lang) });
    });
}
