import type { ApiClient, ApiClientOptions, Call } from './api-client.ts';
import { UnreachableError } from './errors.ts';
import { type SchemaSource, schemaOf } from './schema.ts';

/**
 * The only way to the shop's API. Each call carries language and currency as query parameters and as headers, and the
 * bearer token except on /login and /register. The HTTP library itself is loaded with the first call.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  function perform<Value>(call: Call, source: SchemaSource<Value>): Promise<Value> {
    // Whose call it is is settled as it begins: the shopper may sign out while the code for it is on its way.
    const waits = options.tokenOnItsWay?.();
    const settled = tokenFor(options);
    const make = async (): Promise<Value> => {
      const [{ performCall, underKey }, schema] = await codeOf(call, source);
      await waits;
      const token = waits ? tokenFor(options) : settled;
      return underKey(options, call, (keyed) => performCall(options, keyed, schema, token));
    };
    const answer = options.circuitBreaker ? options.circuitBreaker(make) : make();
    options.onCall?.(answer, call);
    return answer;
  }
  return {
    locale: options.locale,
    currency: options.currency,
    extensions: options.extensions,
    shop: options.shop,
    readAbout: options.readAbout,
    get: (path, schema, callOptions) => perform({ ...callOptions, method: 'GET', path }, schema),
    send: (method, path, body, schema, callOptions) =>
      perform({ ...callOptions, method, path, body }, schema),
  };
}

/** What a call is made and read with. When it is lost on its way, the call is one more that gets no answer. */
async function codeOf<Value>({ method, path }: Call, source: SchemaSource<Value>) {
  try {
    return await Promise.all([import('./perform-call.ts'), schemaOf(source)]);
  } catch (cause) {
    // How a bundle names a file that did not come.
    if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') throw cause;
    throw new UnreachableError(`${method} ${path} was not made: its code did not come.`, { cause });
  }
}

/** The token is never sent while the shopper is on the pages that ask for a new one. */
function tokenFor({ token, path }: ApiClientOptions): string | undefined {
  const isAskingForToken = /^\/(login|register)\/?$/.test(path?.() ?? '');
  return isAskingForToken ? undefined : token?.();
}
