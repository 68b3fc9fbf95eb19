import type { Server } from 'node:http';
import { freePort } from '@dana/config/testing/free-port';
import Provider, { type Configuration } from 'oidc-provider';

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

/** An OpenID provider on this machine. Its sign-in page takes every password. */
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
    features: { devInteractions: { enabled: true } },
    findAccount: async (_, accountId) => ({
      accountId,
      claims: async () => ({ sub: accountId, ...accounts[accountId] }),
    }),
  };
  const provider = quietly(() => new Provider(issuer, configuration));
  provider.use((ctx, next) => running.around(ctx.path, next));
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
