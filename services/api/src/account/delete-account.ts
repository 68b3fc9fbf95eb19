import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { dayText } from '../emails/layout/amounts-and-days.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import { queueLetter } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import { greetedName } from '../emails/typed-words.ts';
import type { Lang } from '../http/context.ts';

/** How long signing in keeps an account that its shopper deleted. Source: docs/shop-rules.md. */
const keptDays = 14;

/**
 * Deletes an account: all its sessions end at once, a letter says until when it can be kept, and after that time
 * `forgetAccounts` takes the person away. Deleted again meanwhile, the first time counts. @returns when it is gone.
 */
export async function deleteAccount(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { userId, lang }: { userId: string; lang: Lang },
): Promise<Date> {
  const { deletes_at: until } = await trx
    .updateTable('users')
    .set({
      deletes_at: sql<Date>`coalesce(deletes_at,
        date_trunc('milliseconds', now()) + make_interval(days => ${keptDays}))`,
    })
    .where('id', '=', userId)
    .returning('deletes_at')
    .executeTakeFirstOrThrow();
  if (until === null) throw new Error('An account was deleted and has no time at which it is gone.');
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
  const facts = { userId, until: until.toISOString() };
  await queueLetter(trx, deps, { kind: 'account_deleted', lang, facts });
  return until;
}

/**
 * Takes back that an account is deleted, also when its time is up and it only waits for its orders. @returns whether it is still
 * there.
 */
export async function keepAccount(trx: Kysely<Database>, userId: string): Promise<boolean> {
  const kept = await trx
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  // A sign-in of the moment in which it was deleted may have left one behind, which is good for nothing until now.
  await trx.deleteFrom('tokens').where('user_id', '=', userId).execute();
  return kept !== undefined;
}

/** The letter that says an account was deleted, and until when it can be kept; null when it is kept or gone by now. */
export const composeDeletedLetter: Compose = async (deps, { facts, lang }) => {
  const { userId = '', until = '' } = facts as Record<string, string>;
  const user = await deps.db
    .selectFrom('users')
    .select(['first_name', 'email'])
    .where('id', '=', userId)
    .where('deletes_at', '=', new Date(until))
    .executeTakeFirst();
  if (!user) return null;
  const letter = texts[lang]({
    name: greetedName(user.first_name, lang),
    until: dayText(until, lang),
    link: `${deps.publicOrigin}/${lang}/login`,
  });
  return renderLetter(deps, letter, { to: user.email, lang });
};

type Facts = { name: string; until: string; link: string };

const texts: Record<Lang, (facts: Facts) => Letter> = {
  en: ({ name, until, link }) => ({
    subject: 'Your account will be deleted',
    preview: `Until ${until} you can keep it.`,
    heading: `Hello ${name}`,
    paragraphs: [
      `You deleted your account at {{shop}}. You are signed out on all devices, and on ${until} your name, your e-mail, your addresses, your wishlist and your alerts are deleted for good.`,
      'Open orders and refunds go on, and we keep writing to you about them. Your account is deleted once they are finished.',
      'If you want to keep your account, sign in before then and choose “Keep my account”.',
    ],
    action: { label: 'Sign in and keep it', link },
    closing:
      'If you did not delete it yourself, sign in, keep it and change your password: somebody else knows it.',
  }),
  ar: ({ name, until, link }) => ({
    subject: 'سيُحذف حسابك',
    preview: `يمكنك الاحتفاظ به حتى ${until}.`,
    heading: `مرحبًا ${name}`,
    paragraphs: [
      `طلبت حذف حسابك في {{shop}}. تم تسجيل خروجك من جميع الأجهزة، وفي ${until} سنحذف اسمك وبريدك الإلكتروني وعناوينك ومفضلتك وتنبيهاتك نهائيًا.`,
      'تستمر طلباتك المفتوحة وعمليات رد المبالغ كما هي، ونواصل مراسلتك بشأنها، ثم يُحذف حسابك بعد اكتمالها.',
      'إن أردت الاحتفاظ بحسابك فسجّل الدخول قبل ذلك واختر «الاحتفاظ بحسابي».',
    ],
    action: { label: 'تسجيل الدخول والاحتفاظ به', link },
    closing: 'إن لم تحذفه بنفسك فسجّل الدخول واحتفظ به ثم غيّر كلمة المرور، فهناك من يعرفها غيرك.',
  }),
};
