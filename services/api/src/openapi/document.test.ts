import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Db } from '../database/schema.ts';
import { createApi } from '../app.ts';
import { testDeps } from '../testing/test-api.ts';
import { type JsonSchema, buildDocument } from './build-document.ts';
import { apiCalls } from './calls.ts';

// What is described is asked of no database.
const api = createApi(testDeps({} as Db, tmpdir()));
const get = (path: string) => api.fetch(new Request(`http://api.test${path}`));

// What is answered beside the contract: operation, pictures, pages for people.
const asked = (...paths: string[]) => paths.flatMap((path) => [`GET ${path}`, `POST ${path}`]);
const lists = ['newsletter', 'stock-requests', 'price-letters'];
const outsideContract = [
  ...['/healthz', '/readyz', '/docs', '/api/healthz', '/api/readyz', '/api/openapi.json', '/api/changes'],
  ...['/dev/outbox', '/dev/outbox/:email', '/dev/outbox/:email/html'],
  ...['/pay/:id/back', '/pay/type/:file', '/api/media/:folder/:file', '/api/account/data/page'],
  ...['/api/orders/:id/invoice', '/api/orders/:id/invoice.pdf'],
  ...['/_orders', '/_orders/:order', '/_orders/:order/slip', '/_products'],
]
  .map((path) => `GET ${path}`)
  .concat(
    asked(
      '/pay/:id',
      '/api/moderation/comments/:id',
      '/api/order-confirmations/:token',
      '/_products/:product',
    ),
    asked(...lists.flatMap((list) => [`/api/${list}/confirm/:key`, `/api/${list}/leave/:key`])),
    ['/_orders', '/_products'].flatMap((at) => [`POST ${at}/sign-in`, `POST ${at}/sign-out`]),
    ['POST /api/payments/:gateway/messages', 'POST /_products/:product/hidden'],
    ['POST /_orders/:order/steps', 'POST /_orders/:order/returns/:return'],
  );

describe('the description of the API', () => {
  it('names every call that is answered, and none that is not', () => {
    const { routes } = api;
    const shape = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*');
    const answered = routes.map(({ method, path }) => `${method} ${path}`);
    const described = apiCalls.map(({ method, path }) => `${method} /api${path}`);
    expect([...new Set([...described, ...outsideContract].map(shape))].sort()).toEqual(
      [...new Set(answered.map(shape))].sort(),
    );
  });

  it('is an OpenAPI document whose references all lead somewhere', async () => {
    const document = await (await get('/api/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1\./);
    const names = new Set(Object.keys(document.components.schemas));
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]);
    expect(references.length).toBeGreaterThan(100);
    for (const reference of references)
      expect(names).toContain(reference?.replace('#/components/schemas/', ''));
    const ids = apiCalls.map((call) => call.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes each answer by the very fields that are sent', () => {
    const { schemas } = buildDocument('http://shop.test/api').components;
    const order = schemas.Order as JsonSchema & { properties: JsonSchema; required: string[] };
    expect(Object.keys(order.properties)).toEqual(
      expect.arrayContaining(['payment_status', 'payment', 'can_pay', 'history', 'sub_total']),
    );
    expect(order.required).toContain('number');
  });

  it('can be read as a page, without any script', async () => {
    const answer = await get('/docs');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).not.toContain('<script');
    for (const { id, path } of apiCalls) {
      expect(page).toContain(`id="${id}"`);
      expect(page).toContain(path);
    }
  });
});
