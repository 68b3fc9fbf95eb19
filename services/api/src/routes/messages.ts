import { contactFormInputSchema, newsletterInputSchema } from '@dana/contracts/api/contact';
import { doneSchema } from '@dana/contracts/api/envelope';
import { Hono } from 'hono';
import { queueContactLetters } from '../contact/queue-contact-letters.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { callLimits } from '../http/limiter.ts';
import { noticeText } from '../http/messages.ts';
import { checkPhone } from '../places/phones.ts';
import { readBody } from '../http/read-input.ts';
import { writeOnce } from '../http/idempotency.ts';
import { subscribe } from '../newsletter/subscribe.ts';

const windowSeconds = 600;
const fastestPersonMs = 1_000;

/** POST newsletter/subscribe and contact-form. */
export function messageRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const subscriptions = callLimits(deps, 'newsletter', deps.limits.messages, windowSeconds);
  const messages = callLimits(deps, 'message', deps.limits.messages, windowSeconds);
  return new Hono<ApiEnv>()
    .post('/newsletter/subscribe', async (c) => {
      const { email, name } = await readBody(c, newsletterInputSchema);
      const done = { success: true as const, message: noticeText('subscribed', c.get('lang')) };
      const subscribed = await writeOnce(deps, c, {
        body: { email, name },
        before: () => subscriptions.countAsker(c, email),
        async work(trx) {
          // The same answer for a known address: nobody learns who gets our newsletter.
          await subscribe(trx, deps, { email, name, lang: c.get('lang') });
          return done;
        },
      });
      return answer(c, doneSchema, subscribed);
    })
    .post('/contact-form', async (c) => {
      const { website, elapsed_ms: elapsedMs, ...typed } = await readBody(c, contactFormInputSchema);
      const message = { ...typed, phone: checkPhone(typed.phone) };
      const done = { success: true as const, message: noticeText('message_received', c.get('lang')) };
      // Browsers fill in what nobody sees, too, and people paste what they wrote before: a suspect is kept for a look, never lost.
      const isSuspect = website !== '' || (elapsedMs !== undefined && elapsedMs < fastestPersonMs);
      const received = await writeOnce(deps, c, {
        // Without the time that was taken: a second press comes later.
        body: message,
        before: () => messages.countAsker(c, message.email),
        async work(trx) {
          const row = { ...message, created_at: deps.now() };
          await trx.insertInto('contact_messages').values(row).execute();
          await queueContactLetters(trx, deps, { ...message, isSuspect }, c.get('lang'));
          return done;
        },
      });
      return answer(c, doneSchema, received);
    });
}
