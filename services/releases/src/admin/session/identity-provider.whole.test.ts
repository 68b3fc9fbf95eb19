import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '@dana/config/testing/free-port';
import { settingsAt, shopOrigin } from '../../testing/sign-in.ts';
import { createIdentityProvider } from './identity-provider.ts';
import { type OpenIdSettings, readOpenIdSettings } from './open-id-settings.ts';

it('a provider that names an address without https is not followed there', async () => {
  const issuer = `http://localhost:${await freePort()}`;
  const says = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: 'http://elsewhere.example/token',
  };
  const app = new Hono().get('/.well-known/openid-configuration', (c) => c.json(says));
  const server = serve({ fetch: app.fetch, port: Number(new URL(issuer).port) });
  onTestFinished(() => void server.close());
  const provider = createIdentityProvider(
    readOpenIdSettings(settingsAt(issuer), shopOrigin) as OpenIdSettings,
  );
  const { checks } = await provider.begin();
  const answer = new URLSearchParams({ code: 'a code', state: checks.state });
  await expect(provider.finish(`?${answer}`, checks)).rejects.toMatchObject({
    code: 'sign_in_untrusted',
    cause: { cause: { message: expect.stringContaining('elsewhere.example/token is not called') } },
  });
});
