import { sql } from 'kysely';
import type { Db } from './schema.ts';

/**
 * The time by the database's clock: the one that all processes share, by which everything ends. That of this machine may be wrong,
 * and between two looks only its steady count of milliseconds is believed.
 */
export type DatabaseClock = {
  now: () => Date;
  /** Looks at the database's clock again. Errors: throws while the database is away, and goes on by the last look. */
  look: () => Promise<void>;
  /** How far this machine's clock is ahead of it, in milliseconds; negative where it is behind. */
  aheadMs: () => number;
};

/** This machine's clocks: the time of day, and a count that nobody sets. In milliseconds. */
type MachineClocks = { wallMs: () => number; steadyMs: () => number };
const ownClocks: MachineClocks = { wallMs: () => Date.now(), steadyMs: () => performance.now() };

/** The time by the database's clock, asked once. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  const [{ ms } = { ms: Number.NaN }] = rows;
  return new Date(ms);
}

/** Opens the database's clock. Errors: throws while the database is away. */
export async function openDatabaseClock(
  db: Db,
  { wallMs, steadyMs }: MachineClocks = ownClocks,
): Promise<DatabaseClock> {
  const seen = { databaseMs: 0, steadyMs: 0 };
  async function look(): Promise<void> {
    const beforeMs = steadyMs();
    const databaseMs = (await databaseNow(db)).getTime();
    // It was that time somewhere between question and answer.
    Object.assign(seen, { databaseMs, steadyMs: (beforeMs + steadyMs()) / 2 });
  }
  const nowMs = () => seen.databaseMs + steadyMs() - seen.steadyMs;
  await look();
  return { now: () => new Date(nowMs()), look, aheadMs: () => wallMs() - nowMs() };
}
