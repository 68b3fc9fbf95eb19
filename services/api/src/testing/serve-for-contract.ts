import { tmpdir } from 'node:os';
import { serve } from '@hono/node-server';
import type { Db } from '../database/schema.ts';
import { createApi } from '../app.ts';
import type { ContractOptions } from '../contract/run-contract.ts';
import { makeStaffToken } from '../staff/tokens/staff-tokens.ts';
import { bankOnPort } from './bank-for-tests.ts';
import { recordMail } from './record-mail.ts';
import { createTestApi, sendEmails, testDeps } from './test-api.ts';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** An API on a port of its own. */
export async function listen(fetch: Fetch): Promise<{ baseUrl: string; close: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0 }, ({ port }) =>
      resolve({ baseUrl: `http://localhost:${port}/api`, close: () => server.close() }),
    );
  });
}

/** What the contract suite asks for, of the API over HTTP, with its bank and its mail: on a fresh shop or on a given one. */
export async function serveForContract(db?: Db) {
  const { mail, sent } = recordMail();
  const bank = await bankOnPort();
  const deps = db && { ...testDeps(db, tmpdir()), mail, gateway: bank.gateway };
  const api = deps
    ? { db, fetch: createApi(deps).fetch, sendEmails: () => sendEmails(deps), close: () => undefined }
    : await createTestApi({ mail, gateway: bank.gateway });
  const made = { name: 'contract', scopes: ['orders:write', 'catalogue:write'], days: 1, now: new Date() };
  const { text: staffToken } = await makeStaffToken(api.db, made);
  const { baseUrl, close: stopListening } = await listen(api.fetch);
  const readMailedToken = async (email: string, page: string) => {
    await api.sendEmails();
    const newest = sent.findLast(({ to, text }) => to === email && text.includes(`/${page}?token=`));
    return /token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? null;
  };
  return {
    options: { baseUrl, readMailedToken, staffToken } satisfies ContractOptions,
    fetch: api.fetch as Fetch,
    close: async () => {
      stopListening();
      bank.close();
      await api.close();
    },
  };
}

/** What was found, as a failing test shows it. */
export const inOneLine = ({ call, lang, kind, title, problem }: { [key: string]: string | null }) =>
  `${call} · ${lang} · ${kind} · ${title}: ${problem}`;
