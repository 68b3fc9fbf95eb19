import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bank } from './bank.ts';
import { openBooks } from './charges/bank-books.ts';
import { chargeRoutes } from './calls/charge-routes.ts';
import type { Carrier } from './messages/send-message.ts';
import { bankFonts } from './pages/bank-fonts.ts';
import { pageRoutes } from './pages/page-routes.ts';

type BankOptions = {
  secret: string;
  origin: string;
  /** Where its books lie; in memory alone without it. */
  folder?: string;
  now?: () => Date;
  carry?: Carrier;
  lateMs?: number;
};

const bodyBytesMax = 16 * 1024;
const usualLateMs = 6_000;

/** The practice bank: `fetch` answers any request, `settled` waits until every message that is under way was sent. */
export function createBank({
  secret,
  origin,
  folder,
  now = () => new Date(),
  carry = fetch,
  lateMs = usualLateMs,
}: BankOptions) {
  const underWay = new Set<Promise<void>>();
  const bank: Bank = {
    books: openBooks(folder),
    secret,
    origin,
    now,
    carry,
    lateMs,
    track: (work) => {
      const ended = work.finally(() => underWay.delete(ended));
      underWay.add(ended);
    },
  };
  const app = new Hono()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', (c) => c.json({ status: 'ok' }))
    .use(bodyLimit({ maxSize: bodyBytesMax }))
    .route('/', bankFonts())
    .route('/', pageRoutes(bank))
    .route('/', chargeRoutes(bank));
  return {
    fetch: (request: Request): Response | Promise<Response> => app.fetch(request),
    settled: async (): Promise<void> => {
      await Promise.all(underWay);
    },
  };
}
