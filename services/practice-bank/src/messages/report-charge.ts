import { setTimeout } from 'node:timers/promises';
import type { Behaviour } from '../behaviour.ts';
import { type Charge, presentCharge } from '../charges/charge.ts';
import { type Carrier, sendMessage } from './send-message.ts';

type Reporter = { carry: Carrier; secret: string; origin: string; now: () => Date; lateMs: number };

/** Reports what was decided of a charge, in the way that was chosen on the page. Ends when all was sent. */
export async function reportCharge(reporter: Reporter, charge: Charge, behaviour: Behaviour): Promise<void> {
  const { carry, secret, origin, now, lateMs } = reporter;
  const send = (content: object, key = secret) =>
    sendMessage(carry, { url: charge.message_url, secret: key, content });
  const content = () => ({ type: 'charge', charge: presentCharge(charge, now(), origin) });
  switch (behaviour) {
    case 'lost':
      return;
    case 'late':
      await setTimeout(lateMs, undefined, { ref: false });
      return send(content());
    case 'repeated':
      await Promise.all([send(content()), send(content()), send(content())]);
      return send(content());
    case 'forged':
      await send(
        { type: 'charge', charge: { ...content().charge, status: 'paid', payment: '000000000000' } },
        `not ${secret}`,
      );
      return send(content());
    case 'disordered':
      await send(content());
      return send({ type: 'charge', charge: { ...content().charge, status: 'open', payment: null } });
    default:
      return send(content());
  }
}
