import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { acceptedSchema } from '@dana/contracts/api/envelope';
import { createApiClient } from './create-api-client.ts';

async function clientOf(body: string, status = 200) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createApiClient({ baseUrl, locale: 'en', currency: 'KWD' });
}

it.each(['', '{}', 'null', '{"data":null}', '{"success":true,"data":{"any":"thing"}}'])(
  'takes %j with a 2xx for success where nothing is read of it',
  async (body) => {
    const api = await clientOf(body);
    await expect(api.send('POST', '/carts/edit-item', {}, acceptedSchema)).resolves.not.toThrow();
  },
);

it('takes an answer of 200 that says otherwise for a refusal, in its own words', async () => {
  const api = await clientOf('{"success":false,"message":"Sold out"}');
  await expect(api.send('POST', '/carts/add', {}, acceptedSchema)).rejects.toMatchObject({
    name: 'ApiError',
    message: 'Sold out',
  });
});
