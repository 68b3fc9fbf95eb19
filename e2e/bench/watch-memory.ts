import { residentBytes } from '../chaos/resident-bytes.ts';
import { pressServer, type Target } from './press-server.ts';
import type { MemorySample } from './server-table.ts';

type Servers = { edge: number | undefined; api: number | undefined };

const samples = 6;
const connections = 10;

/** Visits pages in turn for some minutes, and looks at the servers' memory before, after, and in between. */
export async function watchMemory(
  pages: readonly Target[],
  minutes: number,
  { edge, api }: Servers,
): Promise<MemorySample[]> {
  const start = performance.now();
  const look = async (): Promise<MemorySample> => ({
    minute: (performance.now() - start) / 60_000,
    edge: await residentBytes(edge),
    api: await residentBytes(api),
  });
  const seen = [await look()];
  for (let turn = 0; turn < samples && minutes > 0; turn += 1) {
    const page = pages[turn % pages.length];
    if (page) await pressServer(page, connections, (minutes * 60) / samples);
    seen.push(await look());
  }
  return seen;
}
