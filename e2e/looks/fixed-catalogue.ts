import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sampleCatalogue } from '@dana/config/sample-catalogue';

const dayMs = 86_400_000;
/** Instead of the day on which a shop is filled. */
const writtenMs = Date.UTC(2026, 4, 1, 9);
/** Far enough ahead that no offer ends while pictures are compared with its day on them. */
const endsMs = Date.UTC(2040, 0, 1, 9);

const distances = [
  { pattern: /("(?:publishedAt|writtenAt)": )"(\d+) days? ago"/g, from: writtenMs, way: -1 },
  { pattern: /("endsAt": )"in (\d+) days?"/g, from: endsMs, way: 1 },
] as const;

/**
 * The sample's catalogue with days that stay: the sample counts its own from the day on which a shop is filled, and pages show
 * them. @param folder – where it is laid out. @returns its path, as `API_CATALOGUE` takes it.
 */
export async function writeFixedCatalogue(folder: string): Promise<string> {
  const target = join(folder, 'catalogue');
  const names = await readdir(sampleCatalogue, { recursive: true });
  for (const name of names.filter((one) => one.endsWith('.json') && !one.startsWith('pictures'))) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    await writeFile(join(target, name), withFixedDays(await readFile(join(sampleCatalogue, name), 'utf8')));
  }
  await symlink(join(sampleCatalogue, 'pictures'), join(target, 'pictures'));
  return target;
}

function withFixedDays(text: string): string {
  let fixed = text;
  for (const { pattern, from, way } of distances)
    fixed = fixed.replace(pattern, (_, key: string, days: string) => {
      return `${key}"${new Date(from + way * Number(days) * dayMs).toISOString()}"`;
    });
  return fixed;
}
