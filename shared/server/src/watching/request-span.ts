import type { AnsweredRequest } from './request-metrics.ts';
import type { Ended } from './spans.ts';

/** A request as a span, by the names of OpenTelemetry's conventions for HTTP. */
export const requestSpan = (
  { method, route, status }: Pick<AnsweredRequest, 'method' | 'route' | 'status'>,
  requestId: string,
): Ended => ({
  name: `${method} ${route}`,
  attributes: {
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': status,
    'dana.request_id': requestId,
  },
});
