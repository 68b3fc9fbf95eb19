import type { Generated } from 'kysely';
import type { Json, Time } from '../columns.ts';

/** What the API remembers about itself. */
export type OperationTables = {
  idempotency: {
    scope: string;
    key: string;
    body_hash: string;
    status: number | null;
    body: Json<object> | null;
    created_at: Time;
  };
  /** `expire` is a time in milliseconds. */
  rate_limits: { key: string; points: number; expire: number | null };
  call_limits: { key: string; calls: number; ends_at: Time };
  /** The sum is the version of what pages show. */
  catalogue_changes: { changes: number };
  settings: { key: string; value: string };
  schema_migrations: { name: string; applied_at: Generated<Date> };
};
