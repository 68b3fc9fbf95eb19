import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Goods, goodsOf, type Id, type IdKind, idWriter } from './goods.ts';
import { answersOf, type Shop } from './answers.ts';
import { wrongInBody, wrongInQuery } from './strict-input.ts';

const base = '/v1/products-of/shop';
/** What an edge asks of a back end to find out which one it is. */
const asksWhoItIs = ['/extensions', '/changes'];

export type OwnBackEnd = {
  /** Below which its calls are. */
  url: string;
  /** Calls that the specification does not have, as they were made. */
  unknown: string[];
  /** Bodies and queries that the specification does not have, and ids of another type. */
  refused: string[];
  /** What was sent, in order. */
  received: { call: string; body: unknown }[];
  /** Answers the next call of this name as servers do that have run into something. */
  failNext: (call: string, status: 419 | 500) => void;
  /** Knows somebody no longer, as servers do when a session has ended there. */
  forget: (email: string) => void;
  /** Unit: milliseconds. */
  answerAfter: (delayMs: number) => void;
  stop: () => Promise<void>;
};

type Options = { port: number; picturePort: number; ids: IdKind };

/** A back end that has the calls and fields of the specification and refuses everything else. Its pictures stand elsewhere. */
export async function startOwnBackEnd({ port, picturePort, ids }: Options): Promise<OwnBackEnd> {
  const origin = `http://localhost:${port}`;
  const pictures = `http://localhost:${picturePort}`;
  const goods: Record<'en' | 'ar', Goods> = {
    en: goodsOf(ids, pictures, false),
    ar: goodsOf(ids, pictures, true),
  };
  const id = idWriter(ids);
  const shop: Shop = { carts: new Map(), favourites: [], users: new Map(), next: 100, id, origin };
  const failing = new Map<string, number>();
  let delayMs = 0;
  const seen: Pick<OwnBackEnd, 'unknown' | 'refused' | 'received'> = {
    unknown: [],
    refused: [],
    received: [],
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const raw = await textOf(request);
    const { pathname, searchParams } = new URL(request.url ?? '', origin);
    if (pathname === '/bank') return html(response, 200, '<h1>Bank</h1>');
    const path = pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const call = `${request.method} ${path ?? pathname}`;
    const failure = failing.get(call);
    if (failure !== undefined) {
      failing.delete(call);
      return html(response, failure, '<!doctype html><title>Whoops</title><h1>Something went wrong</h1>');
    }
    const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
    const body: unknown = raw === '' || isForm ? {} : JSON.parse(raw);
    const language = searchParams.get('lang') === 'ar' ? 'ar' : 'en';
    const token = request.headers.authorization?.replace('Bearer ', '');
    const given = path && answersOf(shop, goods[language], { call, path, query: searchParams, body, token });
    if (!given) {
      if (!asksWhoItIs.includes(path ?? '')) seen.unknown.push(`${request.method} ${request.url}`);
      return json(response, 404, { message: 'Not found' });
    }
    if (request.method !== 'GET') seen.received.push({ call, body });
    const wrong = [...wrongInQuery(path, searchParams), ...wrongInBody(call, body, shop.id(1) as Id)];
    if (wrong.length > 0) {
      seen.refused.push(`${call}: ${wrong.join(', ')}`);
      return json(response, 422, { message: `Not accepted: ${wrong.join(', ')}` });
    }
    const { status, body: answered } = given();
    return json(response, status, answered);
  }

  const servers = await Promise.all([
    listen(port, (request, response) => {
      answer(request, response).catch((error: unknown) => json(response, 500, { message: String(error) }));
    }),
    listen(picturePort, (request, response) => {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawing(request.url ?? ''));
    }),
  ]);
  return {
    url: `${origin}${base}`,
    ...seen,
    failNext: (call, status) => void failing.set(call, status),
    forget: (email) => void shop.users.delete(email),
    answerAfter(ms) {
      delayMs = ms;
    },
    async stop() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

function drawing(address: string): string {
  const name = /(\w+)\.svg/.exec(address)?.[1] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#dde"/><text x="400" y="420" font-size="120" text-anchor="middle">${name}</text></svg>`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function html(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(text);
}

function listen(port: number, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  return new Promise<Server>((resolve) => {
    const server = createServer(answer);
    server.listen(port, () => resolve(server));
  });
}
