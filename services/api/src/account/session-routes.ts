import { doneSchema } from '@dana/contracts/api/envelope';
import {
  accountFromOrderInputSchema,
  confirmEmailAnswerSchema,
  confirmEmailInputSchema,
  forgotPasswordInputSchema,
  loginInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  sessionAnswerSchema,
} from '@dana/contracts/api/session';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import { queueForStranger } from '../emails/queue.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { writeOnce } from '../http/idempotency.ts';
import { callLimits, failureLimits } from '../http/limiter.ts';
import { noticeText } from '../messages.ts';
import { readBody, readOptionalJson, requireUser } from '../http/read-input.ts';
import { checkPhone } from '../places/phones.ts';
import { confirmEmail, joinGuestOrders, queueConfirmEmail } from './confirm-email.ts';
import { keepAccount } from './delete-account.ts';
import { hashPassword, isRightPassword, refuseCommonPassword } from './passwords.ts';
import { presentUser } from './profile.ts';
import { findGuestOrder, openFromOrder, register, sessionOfNew } from './registration.ts';
import { hashMailedPassword, resetPassword } from './reset-password.ts';
import { deviceOf, isKnownDevice, issueToken, rememberDevice } from './sessions.ts';

const signInWindowSeconds = 300;
const registerWindowSeconds = 3600;

const isFailure = (error: unknown) => error instanceof ApiFailure && error.code === 'wrong_credentials';

/** POST login, register, orders/{id}/account, logout; forgot-password, reset-password; confirm-email, confirm-email/letter. */
export function sessionRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  const signIn = failureLimits(deps, 'sign-in', deps.limits.signIn, signInWindowSeconds);
  const knownDevices = failureLimits(deps, 'sign-in known', deps.limits.signIn, signInWindowSeconds);
  const registrations = callLimits(deps, 'register', deps.limits.register, registerWindowSeconds);
  const limits = callLimits(deps, 'password', deps.limits.forgot, emailWindowSeconds);
  const emails = callLimits(deps, 'confirm-email', deps.limits.forgot, emailWindowSeconds);
  const load = (id: string) =>
    deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return new Hono<ApiEnv>()
    .post('/login', async (c) => {
      const { email, password, keep_account: isKept } = await readBody(c, loginInputSchema);
      // Only failures count: who knows the password may come and go.
      const work = () => checkPassword(deps, email, password);
      const device = deviceOf(c);
      // Counted apart: what strangers try does not lock the owner out where she has signed in before.
      const user = (await isKnownDevice(deps, device, email))
        ? await knownDevices.attemptOf(`${device} ${email}`, work, isFailure)
        : await signIn.attempt(c, email, work, isFailure);
      if (user.deletes_at !== null) await takeBack(deps, c, { ...user, deletes_at: user.deletes_at }, isKept);
      await rememberDevice(deps, c, user.id);
      // What was ordered since without signing in, with the e-mail that this account has proved.
      if (user.email_verified_at !== null)
        await joinGuestOrders(deps.db, { userId: user.id, email: user.email });
      const token = await issueToken(deps, deps.db, user.id);
      return answer(c, sessionAnswerSchema, {
        success: true,
        data: { user: presentUser(user, c.get('lang')), token },
      });
    })
    .post('/register', async (c) => {
      const { password, password_confirmation: _, ...typed } = await readBody(c, registerInputSchema);
      const person = { ...typed, phone: checkPhone(typed.phone) };
      let passwordHash = '';
      let isNew = false;
      const { userId } = await writeOnce(deps, c, {
        body: person,
        async before() {
          await registrations.address(c);
          refuseCommonPassword(password, [person.email, person.first_name, person.last_name]);
          passwordHash = await hashPassword(password);
        },
        async work(trx) {
          isNew = true;
          return register(deps, trx, { ...person, password_hash: passwordHash }, c.get('lang'));
        },
      });
      const data = await sessionOfNew(deps, c, { userId, password, isNew });
      return answer(c, sessionAnswerSchema, { success: true, data }, 201);
    })
    .post('/orders/:id/account', async (c) => {
      const { password } = await readBody(c, accountFromOrderInputSchema);
      const orderId = c.req.param('id');
      let passwordHash = '';
      let isNew = false;
      const { userId } = await writeOnce(deps, c, {
        body: {},
        async before() {
          const { contact } = await findGuestOrder(deps.db, orderId);
          await registrations.address(c);
          refuseCommonPassword(password, [contact.email, contact.first_name, contact.last_name]);
          passwordHash = await hashPassword(password);
        },
        async work(trx) {
          isNew = true;
          return openFromOrder(deps, trx, { orderId, passwordHash, lang: c.get('lang') });
        },
      });
      const data = await sessionOfNew(deps, c, { userId, password, isNew });
      return answer(c, sessionAnswerSchema, { success: true, data }, 201);
    })
    .post('/logout', async (c) => {
      const { tokenHash } = requireUser(c);
      await deps.db.deleteFrom('tokens').where('token_hash', '=', tokenHash).execute();
      return answer(c, doneSchema, { success: true });
    })
    .post('/forgot-password', async (c) => {
      const { email } = await readBody(c, forgotPasswordInputSchema);
      await limits.countAsker(c, email);
      const lang = c.get('lang');
      // Whether there is such an account is looked up when the email is sent: neither words nor time reveal it.
      const mail = { kind: 'password_reset', lang, facts: { email }, email };
      await deps.db.transaction().execute((trx) => queueForStranger(trx, deps, mail));
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
    })
    .post('/confirm-email', async (c) => {
      const { id } = requireUser(c);
      const { token } = await readBody(c, confirmEmailInputSchema);
      const { joined } = await writeOnce(deps, c, {
        body: { token },
        before: () => emails.address(c),
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
        await emails.count(c, id);
        const mail = { userId: id, email, lang };
        await deps.db.transaction().execute((trx) => queueConfirmEmail(trx, deps, mail));
      }
      return answer(c, doneSchema, { success: true, message: noticeText('confirm_mail_sent', lang) });
    });
}

/**
 * Signing in to an account that its shopper deleted: asks whether it is to be kept (409), and keeps it where that was
 * answered. 422 as for a wrong password when it is gone by now.
 */
async function takeBack(
  { db }: ApiDeps,
  c: Context<ApiEnv>,
  { id, deletes_at: at }: { id: string; deletes_at: Date },
  isKept = false,
): Promise<void> {
  const until = dayText(at.toISOString(), c.get('lang'));
  if (!isKept) throw new ApiFailure(409, 'account_leaving', { params: { until } });
  if (!(await db.transaction().execute((trx) => keepAccount(trx, id))))
    throw new ApiFailure(422, 'wrong_credentials');
}

/** The account of an e-mail and its password; 422 for any other pair. */
async function checkPassword({ db }: ApiDeps, email: string, password: string) {
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const isRight = await isRightPassword(user?.password_hash, password);
  // 422 and not 401: a client signs out on 401, and nobody is signed in here.
  if (!user || !isRight) throw new ApiFailure(422, 'wrong_credentials');
  return user;
}

const emailWindowSeconds = 3600;
