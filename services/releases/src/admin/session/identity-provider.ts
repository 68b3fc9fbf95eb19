import * as openId from 'openid-client';
import { type Account, accountOf, claimAt } from './account-of.ts';
import type { OpenIdSettings } from './open-id-settings.ts';
import { isSecureAddress } from './secure-address.ts';
import { refusalOfFailure } from './sign-in-refusals.ts';

/** What an answer of the provider must fit; it stays with the browser that asked. */
export type SignInChecks = { state: string; nonce: string; verifier: string };

/** Where people are known. Errors: `ReleaseRefusal` of `sign-in-refusals`. */
export type IdentityProvider = {
  /** The provider's page for one sign-in. */
  begin(): Promise<{ url: string; checks: SignInChecks }>;
  /** Who signed in. @param query – of the address that the provider led back to. */
  finish(query: string, checks: SignInChecks): Promise<Account>;
};

/** Of one call to the provider. Unit: seconds. */
const limitSeconds = 10;
/** As far as clocks may be apart. Unit: seconds. */
const toleranceSeconds = 30;
/** What the provider says of itself is read again after so long. Unit: milliseconds. */
const knownForMs = 3_600_000;
/** A provider that is down is asked again after so long. Unit: milliseconds. */
const pauseMs = 3_000;

/** Where the provider leads back to. */
export const callbackOf = ({ consoleUrl }: Pick<OpenIdSettings, 'consoleUrl'>): string =>
  new URL('/v1/session/callback', consoleUrl).href;

/** Signs people in by an OpenID provider, with a code, PKCE, a state and a nonce. It is asked when the first one comes. */
export function createIdentityProvider(settings: OpenIdSettings): IdentityProvider {
  const redirectUri = callbackOf(settings);
  const configuration = createConfiguration(settings);
  return {
    async begin() {
      const config = await configuration();
      const checks = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },
    async finish(query, { state, nonce, verifier }) {
      try {
        const config = await configuration();
        const answer = await openId.authorizationCodeGrant(config, new URL(`${redirectUri}${query}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        if (!claims) throw new Error('There is no identity token.');
        const isWhole = [settings.nameClaim, settings.rolesClaim].every(
          (name) => claimAt(claims, name) !== undefined,
        );
        // Some providers put into the token only who it is.
        const more =
          isWhole || config.serverMetadata().userinfo_endpoint === undefined
            ? {}
            : await openId.fetchUserInfo(config, answer.access_token, claims.sub);
        return accountOf({ ...more, ...claims }, settings);
      } catch (error) {
        throw refusalOfFailure(error);
      }
    },
  };
}

/** What is known of the provider: read when it is first needed, and kept for an hour, longer while it is down. */
function createConfiguration({ issuer, clientId, secret }: OpenIdSettings) {
  let known: { config: openId.Configuration; atMs: number } | undefined;
  let failed: { error: unknown; atMs: number } | undefined;
  let reading: Promise<openId.Configuration> | undefined;

  async function read(): Promise<openId.Configuration> {
    try {
      const config = await openId.discovery(
        issuer,
        clientId,
        { [openId.clockTolerance]: toleranceSeconds },
        authentication(secret),
        {
          timeout: limitSeconds,
          [openId.customFetch]: secureFetch,
          // Only to this machine: `secureFetch` sees every address.
          ...(issuer.protocol === 'http:' && { execute: [openId.allowInsecureRequests] }),
        },
      );
      known = { config, atMs: performance.now() };
      return config;
    } catch (error) {
      failed = { error, atMs: performance.now() };
      if (known) return known.config;
      throw error;
    } finally {
      reading = undefined;
    }
  }

  return async (): Promise<openId.Configuration> => {
    const nowMs = performance.now();
    if (known && nowMs - known.atMs < knownForMs) return known.config;
    try {
      if (failed && nowMs - failed.atMs < pauseMs) {
        if (known) return known.config;
        throw failed.error;
      }
      reading ??= read();
      return await reading;
    } catch (error) {
      throw refusalOfFailure(error);
    }
  };
}

/** As the provider takes it; it says so once it is known. */
function authentication(secret: string | undefined): openId.ClientAuth {
  if (secret === undefined) return openId.None();
  const [basic, post] = [openId.ClientSecretBasic(secret), openId.ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (ways.includes('client_secret_basic') ? basic : post)(server, client, body, headers);
  };
}

/** The library follows no redirects, so that this sees all that is called. */
const secureFetch: openId.CustomFetch = (url, options) => {
  if (!isSecureAddress(new URL(url))) throw new Error(`${url} is not called: it is not https.`);
  return fetch(url, options as RequestInit);
};
