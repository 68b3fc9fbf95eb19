import { createHmac } from 'node:crypto';
import { type Agent, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

type SignedPost = {
  url: URL;
  /** What it is signed with: `whsec_` and base64. */
  secret: string;
  /** The same at each try: a listener drops what it has by it. */
  id: string;
  /** JSON. */
  body: string;
  /** Addresses of private networks that may be called. */
  allowed: readonly string[];
  /** Unit: milliseconds. */
  limitMs: number;
  /** Gives it up. */
  signal: AbortSignal;
};

/**
 * Posts JSON once, signed as Standard Webhooks says (https://www.standardwebhooks.com). Redirects are not followed. Never rejects.
 * @returns why it was not taken, which names neither the address nor what was answered: both may be secrets.
 */
export function postSigned(post: SignedPost): Promise<string | undefined> {
  const { url, secret, id, body, allowed, limitMs, signal } = post;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const limit = AbortSignal.timeout(limitMs);
  return new Promise((resolve) => {
    const sent = request(url, {
      method: 'POST',
      agent: filteredAgent(url.protocol, allowed),
      signal: AbortSignal.any([limit, signal]),
      headers: {
        ...signedHeaders(id, body, secret),
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Shop-Releases/1',
      },
    });
    sent.on('response', (answer) => {
      const { statusCode = 0 } = answer;
      resolve(statusCode >= 200 && statusCode < 300 ? undefined : `answered ${statusCode}`);
      // Read to its end, so that a listener that is well-behaved is not cut off.
      answer.on('error', () => undefined).resume();
    });
    sent.on('error', (error) =>
      resolve(limit.aborted ? `no answer within ${limitMs / 1_000} s` : reasonOf(error)),
    );
    sent.end(body);
  });
}

function reasonOf(error: NodeJS.ErrnoException): string {
  if (/ is not allowed\. Because,? It is /i.test(error.message))
    return 'its address is in a private network, which is not allowed';
  return error.code ?? error.name;
}

function signedHeaders(id: string, body: string, secret: string) {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

/** Judged is the address that a name has at the moment of connecting, so a name that changes its address gets nowhere either. */
function filteredAgent(protocol: string, allowed: readonly string[]): Agent {
  const options = { keepAlive: false, allowIPAddressList: [...allowed] };
  return protocol === 'https:'
    ? new RequestFilteringHttpsAgent(options)
    : new RequestFilteringHttpAgent(options);
}
