import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianProgram } from '@dana/config/debian-packages/debian-program';
import { freePort } from '@dana/config/testing/free-port';
import { startServerProcess } from '@dana/config/testing/server-process';
import { deployFolder } from './deployed-queries.ts';

type Targets = { folder: string; edgePort: number; apiPort: number };
type Sample = { metric: Record<string, string>; value: [number, string] };
type Rule = { name: string; query: string; health: string; state: string };

/** Starts a Prometheus with the shop's own configuration and rules, which asks these ports each second. */
export async function startPrometheus({ folder, edgePort, apiPort }: Targets) {
  const program = await debianProgram('prometheus');
  const port = await freePort();
  const config = (await readFile(join(deployFolder, 'prometheus/prometheus.yml'), 'utf8'))
    .replaceAll('interval: 15s', 'interval: 1s')
    .replace('alerts.yml', join(deployFolder, 'prometheus/alerts.yml'))
    .replace('127.0.0.1:9464', `127.0.0.1:${edgePort}`)
    .replace('127.0.0.1:9465', `127.0.0.1:${apiPort}`);
  const file = join(folder, 'prometheus.yml');
  await writeFile(file, config);
  const url = `http://127.0.0.1:${port}`;
  const stop = await startServerProcess(
    {
      command: program,
      words: [
        `--config.file=${file}`,
        `--storage.tsdb.path=${join(folder, 'prometheus')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=warn',
      ],
    },
    async () => (await fetch(`${url}/-/ready`)).ok,
  );
  const data = async (path: string) => {
    const answer = (await (await fetch(`${url}/api/v1/${path}`)).json()) as {
      status: string;
      error?: string;
      data: unknown;
    };
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`);
    return answer.data;
  };
  return {
    stop,
    /** The samples that answer a query. Errors: throws with Prometheus' own words. */
    query: async (text: string): Promise<Sample[]> =>
      ((await data(`query?query=${encodeURIComponent(text)}`)) as { result: Sample[] }).result,
    /** The names of all numbers that it was given, also those without a value yet. */
    names: async (): Promise<Set<string>> =>
      new Set(Object.keys((await data('metadata')) as Record<string, unknown>)),
    rules: async (): Promise<Rule[]> =>
      ((await data('rules')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules),
  };
}
