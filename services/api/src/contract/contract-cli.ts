import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiCalls } from '../openapi/calls.ts';
import type { Kind, Outcome } from './recorder.ts';
import { runContract } from './run-contract.ts';
import { reportSpecification } from './specification/specification-report.ts';

/*
 * pnpm contract --url http://localhost:8081 [--outbox .data/outbox] [--staff-token .data/staff-token]: does this back end keep the contract?
 * pnpm contract --specification-only https://back.example/v1 [--write]: what of the shop works on a back end of the specification alone?
 */

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    outbox: { type: 'string' },
    'staff-token': { type: 'string' },
    'specification-only': { type: 'string' },
    write: { type: 'boolean' },
  },
});
const specified = values['specification-only'];
if (specified !== undefined) {
  const baseUrl = specified.replace(/\/+$/, '');
  const works = await reportSpecification({ baseUrl, writes: values.write ?? false, say: console.log });
  process.exit(works ? 0 : 1);
}
if (!values.url) {
  console.error('Say where the back end is: pnpm contract --url http://localhost:8081');
  process.exit(2);
}
const baseUrl = await findBase(values.url);
console.log(`Comparing ${baseUrl} with the contract: ${apiCalls.length} calls, in English and Arabic.\n`);
const { outcomes, problems, gaps } = await runContract({
  baseUrl,
  readMailedToken: values.outbox ? readFrom(values.outbox) : undefined,
  staffToken: values['staff-token'] ? readFileSync(values['staff-token'], 'utf8').trim() : undefined,
});
print(outcomes);
if (!values.outbox)
  console.log(
    '\nNot tried: resetting a password and confirming an address by their emails. Name the folder of outgoing mail with --outbox.',
  );
if (!values['staff-token'])
  console.log('\nNot tried: moving orders. Name the file of a staff token with --staff-token.');
if (gaps.length > 0) console.log(`\nNot reached, because something before it failed: ${gaps.join(', ')}`);
if (problems.some(({ problem }) => problem?.startsWith('answered 429')))
  console.log(
    '\nThe back end limits calls, and this was too many. Wait, or start it with higher limits (docs/api.md).',
  );
const count = `${outcomes.length - problems.length} of ${outcomes.length} checks hold`;
console.log(
  `\n${problems.length === 0 && gaps.length === 0 ? 'The contract is kept' : 'The contract is broken'}: ${count}.`,
);
process.exit(problems.length === 0 && gaps.length === 0 ? 0 : 1);

function print(all: Outcome[]): void {
  const width = Math.max(...apiCalls.map((call) => call.id.length));
  console.log(`  ${'call'.padEnd(width)}  success  refusal  malformed`);
  for (const { id } of apiCalls) {
    const ofCall = all.filter((outcome) => outcome.call === id);
    const cells = (['success', 'refusal', 'malformed'] as const).map((kind) => cellOf(ofCall, kind));
    const isBroken = ofCall.some((outcome) => outcome.problem !== null);
    console.log(`${isBroken ? '✗' : '✓'} ${id.padEnd(width)}  ${cells.join('  ')}`);
    for (const { lang, kind, title, problem } of ofCall.filter((outcome) => outcome.problem !== null))
      console.log(`    ${lang} · ${kind} · ${title}: ${problem}`);
  }
}

function cellOf(outcomes: Outcome[], kind: Kind): string {
  const ofKind = outcomes.filter((outcome) => outcome.kind === kind);
  if (ofKind.length === 0) return '–'.padEnd(7);
  const passed = ofKind.filter((outcome) => outcome.problem === null).length;
  return `${passed}/${ofKind.length}`.padEnd(7);
}

/** The URL below which the calls begin: the given one, or `/api` below it. */
async function findBase(url: string): Promise<string> {
  const plain = url.replace(/\/+$/, '');
  for (const candidate of [plain, `${plain}/api`]) {
    const answer = await fetch(`${candidate}/home`).catch(() => null);
    if (answer?.ok && /json/.test(answer.headers.get('content-type') ?? '')) return candidate;
  }
  console.error(`There is no shop API at ${plain} or ${plain}/api: GET home does not answer with JSON.`);
  process.exit(2);
}

/** Reads the token of the newest mail to somebody that leads to a page, out of a folder of .eml files. */
function readFrom(folder: string) {
  return async (email: string, page: string): Promise<string | null> => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      for (const file of readdirSync(folder).sort().reverse()) {
        const mail = readFileSync(join(folder, file), 'utf8');
        const text = mail.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
        const token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
        if (token && mail.includes(`To: ${email}`)) return token;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return null;
  };
}
