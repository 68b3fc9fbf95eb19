import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import { testDeps } from '../testing/test-api.ts';
import { type JsonSchema, buildDocument } from './build-document.ts';
import { apiCalls } from './calls.ts';

// What is described is asked of no database.
const api = createApi(testDeps({} as OpenDatabase['db'], tmpdir()));
const get = (path: string) => api.fetch(new Request(`http://api.test${path}`));

// What is answered beside the contract: operation, pictures, pages for people.
const outsideContract = [
  'GET /healthz',
  'GET /readyz',
  'GET /docs',
  'GET /dev/outbox',
  'GET /dev/outbox/:email',
  'GET /dev/outbox/:email/html',
  'GET /pay/:id',
  'GET /pay/:id/back',
  'POST /pay/:id',
  'GET /pay/type/:file',
  'GET /api/healthz',
  'GET /api/readyz',
  'GET /api/openapi.json',
  'GET /api/changes',
  'POST /api/payments/:gateway/messages',
  'GET /api/media/:folder/:file',
  'GET /api/moderation/comments/:id',
  'POST /api/moderation/comments/:id',
  'GET /api/newsletter/confirm/:key',
  'POST /api/newsletter/confirm/:key',
  'GET /api/newsletter/leave/:key',
  'POST /api/newsletter/leave/:key',
  'GET /api/stock-requests/confirm/:key',
  'POST /api/stock-requests/confirm/:key',
  'GET /api/stock-requests/leave/:key',
  'POST /api/stock-requests/leave/:key',
  'GET /api/price-letters/confirm/:key',
  'POST /api/price-letters/confirm/:key',
  'GET /api/price-letters/leave/:key',
  'POST /api/price-letters/leave/:key',
  'GET /api/account/data/page',
  'GET /api/order-confirmations/:token',
  'POST /api/order-confirmations/:token',
  'GET /api/orders/:id/invoice',
  'GET /api/orders/:id/invoice.pdf',
  'GET /_orders',
  'POST /_orders/sign-in',
  'POST /_orders/sign-out',
  'GET /_orders/:order',
  'GET /_orders/:order/slip',
  'POST /_orders/:order/steps',
  'POST /_orders/:order/returns/:return',
  'GET /_products',
  'POST /_products/sign-in',
  'POST /_products/sign-out',
  'GET /_products/:product',
  'POST /_products/:product',
  'POST /_products/:product/hidden',
];

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
