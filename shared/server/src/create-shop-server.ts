import { createServer, type RequestListener, type ServerOptions } from 'node:http';

/** What a shopper's program can ask with. `TRACE` would show it what stands between: cookies and proxies' headers. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * A server for `serve({ createServer })` that refuses what no route can be asked with: 405 for `TRACE` and other
 * methods that the shop does not know. A request of HTTP/1.0 need not name a host; it gets an answer like any other.
 */
export const createShopServer = ((options: ServerOptions, listener: RequestListener) =>
  createServer(options, (request, response) => {
    if (!methods.includes(request.method ?? '')) {
      const headers = { Allow: methods.join(', '), 'Content-Length': 0, 'X-Content-Type-Options': 'nosniff' };
      // What comes with it is not read, so the connection cannot be used again.
      response.writeHead(405, { ...headers, Connection: 'close' }).end();
      return;
    }
    if (request.httpVersionMajor === 1 && request.httpVersionMinor === 0)
      request.headers.host ||= 'localhost';
    listener(request, response);
    // `serve` always gives both, but asks for every form that Node's own function has.
  })) as typeof createServer;
