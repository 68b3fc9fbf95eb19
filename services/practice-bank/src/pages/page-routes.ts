import { type Context, Hono } from 'hono';
import type { Bank } from '../bank.ts';
import { behaviourOf } from '../behaviour.ts';
import { type Charge, statusAt } from '../charges/charge.ts';
import { bankNumber } from '../charges/numbers.ts';
import { reportCharge } from '../messages/report-charge.ts';
import { answerBankPage, decisionForm, outcomeCard } from './bank-pages.ts';
import { pageMessages, type Lang } from './page-messages.ts';

const statusOf = { approve: 'paid', decline: 'declined', cancel: 'cancelled' } as const;

/** GET and POST pay/{charge}: the page on which a shopper decides. It leads back to the shop with what was decided. */
export function pageRoutes(bank: Bank) {
  return new Hono()
    .get('/pay/:id', (c) => {
      const charge = bank.books.charge(c.req.param('id'));
      const lang = langOf(c, charge);
      if (!charge) {
        const { title } = pageMessages[lang].unknown;
        return answerBankPage(c, { lang, title, body: outcomeCard('unknown', lang), status: 404 });
      }
      const other = lang === 'ar' ? 'en' : 'ar';
      const otherPath = `/pay/${charge.id}?lang=${other}`;
      // Who decided already sees what they decided, though the shop may learn it later.
      const status = charge.status === 'open' ? statusAt(charge, bank.now()) : charge.status;
      if (status !== 'open') {
        const { title } = pageMessages[lang].outcomes[status];
        const body = outcomeCard(status, lang, charge.return_url);
        return answerBankPage(c, { lang, title, body, otherPath });
      }
      const body = decisionForm(charge, lang, `/pay/${charge.id}?lang=${lang}`);
      const { title } = pageMessages[lang];
      // Browsers hold the redirect after a form to the same rule.
      const formTarget = new URL(charge.return_url).origin;
      return answerBankPage(c, { lang, title, body, otherPath, formTarget });
    })
    .post('/pay/:id', async (c) => {
      const charge = bank.books.charge(c.req.param('id'));
      if (!charge) return c.redirect(c.req.url, 303);
      const form = new URLSearchParams(await c.req.text());
      const decision = form.get('decision');
      if (decision !== 'approve' && decision !== 'decline' && decision !== 'cancel')
        return c.redirect(`/pay/${charge.id}?lang=${langOf(c, charge)}`, 303);
      if (statusAt(charge, bank.now()) === 'open' && charge.status === 'open')
        decide(charge, statusOf[decision], form.get('behaviour'));
      return c.redirect(charge.return_url, 303);
    });

  function decide(charge: Charge, status: 'paid' | 'declined' | 'cancelled', wanted: string | null): void {
    const behaviour = behaviourOf(wanted);
    const now = bank.now();
    const knownAt = behaviour === 'late' ? new Date(now.getTime() + bank.lateMs) : now;
    const decided: Charge = {
      ...charge,
      status,
      payment: status === 'paid' ? bankNumber(now) : null,
      known_at: knownAt.toISOString(),
    };
    bank.books.writeCharge(decided);
    bank.track(reportCharge(bank, decided, behaviour));
  }
}

function langOf(c: Context, charge: Charge | undefined): Lang {
  const asked = c.req.query('lang');
  return asked === 'ar' || asked === 'en' ? asked : (charge?.lang ?? 'en');
}
