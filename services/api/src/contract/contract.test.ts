import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';
import { apiCalls } from '../openapi/calls.ts';
import { type Mail, queueOf } from '../mail/mailer.ts';
import { createTestApi } from '../test-api.ts';
import { runContract } from './run-contract.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** The API on a port of its own, behind whatever a test puts before it. */
async function start(before: (api: Fetch) => Fetch = (api) => api) {
  const sent: Mail[] = [];
  const mail = queueOf(
    async (letter) => {
      sent.push(letter);
    },
    (error) => {
      throw error;
    },
  );
  const api = await createTestApi({ mail });
  stops.push(api.close);
  const server = await new Promise<{ port: number }>((resolve) => {
    const running = serve({ fetch: before(api.fetch), port: 0 }, resolve);
    stops.push(() => running.close());
  });
  const readResetToken = async (email: string) => {
    await mail.idle();
    const letter = sent.findLast(({ to }) => to === email);
    return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? null;
  };
  return { baseUrl: `http://localhost:${server.port}/api`, readResetToken };
}

const told = ({ call, lang, kind, title, problem }: { [key: string]: string | null }) =>
  `${call} · ${lang} · ${kind} · ${title}: ${problem}`;

describe('the contract', () => {
  it('is kept by this API: every call, in both languages', { timeout: 120_000 }, async () => {
    const { outcomes, problems, gaps } = await runContract(await start());
    expect(problems.map(told)).toEqual([]);
    expect(gaps).toEqual([]);
    for (const { id } of apiCalls)
      expect(outcomes.some(({ call, kind }) => call === id && kind === 'success')).toBe(true);
  });

  it('is not kept by one that breaks, leaves out or translates nothing', { timeout: 120_000 }, async () => {
    const breaking = await start((api) => async (request) => {
      const { pathname } = new URL(request.url);
      const answer = await api(request);
      if (pathname === '/api/brands') return new Response('Error\n    at x.ts:1', { status: 500 });
      const text = await answer.clone().text();
      if (pathname === '/api/coupons') return Response.json(JSON.parse(text.replaceAll('"code"', '"kode"')));
      if (pathname === '/api/carts/add' && answer.status === 422)
        return Response.json({ ...JSON.parse(text), message: 'No' }, { status: 422 });
      return answer;
    });
    const { problems } = await runContract({ ...breaking, langs: ['ar'] });
    const broken = new Set(problems.map(({ call }) => call));
    expect([...broken].sort()).toEqual(['addToCart', 'getBrands', 'getCoupons']);
    expect(problems.map(told).join('\n')).toContain('is not in Arabic');
  });
});
