import { doneSchema } from '@dana/contracts/api/envelope';
import { forgotPasswordInputSchema, resetPasswordInputSchema } from '@dana/contracts/api/session';
import { Hono } from 'hono';
import { hashMailedPassword, resetPassword } from '../account/reset-password.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { readBody } from '../http/read-input.ts';
import { queueForStranger } from '../emails/queue.ts';
import { writeOnce } from '../http/idempotency.ts';

const windowSeconds = 3600;

/** POST forgot-password and reset-password. */
export function passwordRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const limits = callLimits(deps, 'password', deps.limits.forgot, windowSeconds);
  return new Hono<ApiEnv>()
    .post('/forgot-password', async (c) => {
      const { email } = await readBody(c, forgotPasswordInputSchema);
      await limits.countAsker(c, email);
      const lang = c.get('lang');
      // Whether there is such an account is looked up when the letter is sent: neither words nor time reveal it.
      const letter = { kind: 'password_reset', lang, facts: { email }, email };
      await deps.db.transaction().execute((trx) => queueForStranger(trx, deps, letter));
      return answer(c, doneSchema, { success: true, message: noticeText('reset_mail_sent', lang) });
    })
    .post('/reset-password', async (c) => {
      const { token, password } = await readBody(c, resetPasswordInputSchema);
      const message = noticeText('password_reset', c.get('lang'));
      let passwordHash = '';
      const done = await writeOnce(deps, c, {
        body: { token },
        async before() {
          await limits.address(c);
          passwordHash = await hashMailedPassword(deps, token, password);
        },
        async work(trx) {
          await resetPassword(deps, trx, { token, passwordHash });
          return { success: true as const, message };
        },
      });
      return answer(c, doneSchema, done);
    });
}
