import type { ExtensionName } from '@dana/contracts/api/extensions';
import type * as z from 'zod/mini';

/** A thing that belongs to somebody, and where a call names it. */
export type Reach = {
  kind: 'cart' | 'order' | 'address' | 'favorite' | 'upload';
  in: 'path' | 'query' | 'body';
  name: string;
};

/**
 * One call of the API, as its description, its contract suite and its access tests know it. Paths are below /api.
 * `auth`: whether a shopper's bearer token must be there, may be there, or is not looked at, or one of the staff must be. Refusals that any call can give
 * (400, 401, 404, 413, 415, 422 as far as its input allows, 500, 503) follow from the rest; `refusals` names others.
 */
export type ApiCall = {
  id: string;
  /** What a back end offers that has this call; absent from those that every shop has. */
  extension?: ExtensionName;
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  tag: string;
  summary: string;
  auth: 'required' | 'optional' | 'none' | 'staff';
  query?: z.ZodMiniObject;
  body?: z.ZodMiniType;
  /** The body may be left out. */
  isBodyOptional?: true;
  /** The body is a form with files. */
  multipart?: z.ZodMiniObject;
  /** What `data` and its envelope look like; null for a picture. */
  answer: z.ZodMiniType | null;
  status: 200 | 201 | readonly number[];
  refusals?: readonly number[];
  takesIdempotencyKey?: true;
  isLimited?: true;
  reaches?: readonly Reach[];
};

/** A call in the table: `at` is method and path, `POST /carts/add`; it succeeds with 200 unless it says otherwise. */
type SaidCall = Omit<ApiCall, 'id' | 'method' | 'path' | 'status' | keyof Shared> &
  Partial<Pick<ApiCall, 'status' | keyof Shared>> & { at: `${ApiCall['method']} /${string}` };

/** What most calls of a group have. */
type Shared = Pick<ApiCall, 'tag' | 'auth' | 'extension'>;

/** The calls of a group by their ids, each with what it does not say otherwise. */
export function callsOf(shared: Shared, calls: Readonly<Record<string, SaidCall>>): readonly ApiCall[] {
  return Object.entries(calls).map(([id, { at, ...call }]) => {
    const [method, path] = at.split(' ') as [ApiCall['method'], string]; // as its type says
    return { id, status: 200, ...shared, ...call, method, path };
  });
}
