import { postgresState, withConnection } from './postgres-state.ts';

const aside = 'public_before_restore';

/**
 * Runs a restore into an empty schema `public`. What stood there is moved aside first and dropped afterwards; where the
 * restore fails it comes back. A process that is killed between leaves it as `public_before_restore`.
 */
export async function intoEmptySchema(databaseUrl: string, restore: () => Promise<void>): Promise<void> {
  const isMoved = await withConnection(databaseUrl, async (client) => {
    const { tables } = await postgresState(client);
    if (tables === 0) return false;
    await client.query(`begin; drop schema if exists ${aside} cascade; alter schema public rename to ${aside};
      create schema public; commit`);
    return true;
  });
  try {
    await restore();
  } catch (error) {
    if (isMoved)
      await withConnection(databaseUrl, (client) =>
        client.query(`begin; drop schema public cascade; alter schema ${aside} rename to public; commit`),
      );
    throw error;
  }
  await withConnection(databaseUrl, async (client) => {
    await client.query(`drop schema if exists ${aside} cascade`);
    // A restored table has no statistics, and lists would be read in the slowest way.
    await client.query('analyze');
  });
}
