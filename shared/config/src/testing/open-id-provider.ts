import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Provider, { type Configuration } from 'oidc-provider';
import { freePort } from './free-port.ts';

type ProviderOptions = {
  /** Where it may lead back to. */
  callback: string;
  /** What it says of each account, by subject. */
  accounts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  port?: number;
};

/** A client called `dana` with the secret `of the shop` may ask it. */
export type RunningProvider = {
  issuer: string;
  /** Runs around each of its answers, for a provider that is not as it should be. */
  around: (path: string, answer: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

const entrance = '/sign-in/';
const page =
  '<!doctype html><html lang="en"><title>Sign in</title><form method="post"><label>Account <input name="login"></label> <button>Sign in</button></form></html>';

/** An OpenID provider on this machine. Its page asks for the account, and for no password. */
export async function startOpenIdProvider({
  callback,
  accounts,
  port,
}: ProviderOptions): Promise<RunningProvider> {
  const issuer = `http://localhost:${port ?? (await freePort())}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: 'dana',
        client_secret: 'of the shop',
        redirect_uris: [callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'roles'] },
    cookies: { keys: ['for this test'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => entrance + uid },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...accounts[accountId] }),
    }),
    // Who signs in also agrees.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  };
  const provider = quietly(() => new Provider(issuer, configuration));
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith(entrance)) return running.around(ctx.path, next);
    ctx.respond = false;
    return signIn(provider, ctx.req, ctx.res);
  });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = provider.listen(Number(new URL(issuer).port), 'localhost', () =>
      resolve(listening),
    );
  });
  const running: RunningProvider = {
    issuer,
    around: (_, answer) => answer(),
    stop: async () => {
      const ended = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await ended;
    },
  };
  return running;
}

/** The provider's page, and what it was filled in with. */
async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('login') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/** It warns that it is not made for a shop, which it is not used for. */
function quietly(make: () => Provider): Provider {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
}
