import { signKeyChange } from '../admin/keys/append-key-entry.ts';
import { type KeyEntry, keyEntryKey, shopKeyAfter } from '../signing/key-entry.ts';
import { type KeyLog, readKeyLog } from '../signing/key-log.ts';
import { keyIdOf } from '../signing/public-key.ts';
import { signedTextBytes } from '../signing/signed-text.ts';
import { makeKeyFile, type SigningKey } from '../signing/signing-key.ts';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type CliOptions, needed, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { table } from './table.ts';

/** `keys make --out <file>`: needs neither store nor server. */
export function makeKeysCommand({ out }: CliOptions): CommandOutput {
  const { id, publicText } = makeKeyFile(needed('keys make', 'out', out));
  const text = `The private key is in ${out}: it signs, keep it where only your pipeline can read it.\nIts public half, for those who manage the shop's keys:\n${publicText}`;
  return { data: { id, key: publicText, file: out }, text };
}

/** `keys add|remove <name|all>`, `keys hand-over`, `keys list`, `keys sign-existing [name…]`. */
export async function keysCommand(
  context: CliContext,
  [what, ...names]: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const [name, ...more] = names;
  if (what === 'list' && names.length === 0) return listKeys(await logOf(context));
  if (what === 'sign-existing' && more.length === 0) return signExisting(context, name);
  if (what === 'hand-over' && names.length === 0) return changeKeys(context, what, 'all', options);
  if ((what === 'add' || what === 'remove') && name !== undefined && more.length === 0)
    return changeKeys(context, what, name, options);
  throw new UsageError(
    'keys make --out f, add|remove <name|all> --key k --reason "…", hand-over --key k --reason "…", list, or sign-existing [name].',
  );
}

async function changeKeys(
  context: CliContext,
  change: KeyEntry['change'],
  name: string,
  options: CliOptions,
): Promise<CommandOutput> {
  const remote = name === 'all' ? '*' : checkedDeployable(name);
  const log = await logOf(context);
  const key = publicKeyOf(log, needed(`keys ${change}`, 'key', options.key), change);
  const shopKey = await demandKey(context);
  const reason = needed(`keys ${change}`, 'reason', options.reason);
  const [from, until] = [instantOf('from-date', options['from-date']), instantOf('until', options.until)];
  const times = { ...(from && { from }), ...(until && { until }) };
  const entry = signKeyChange(
    log,
    { change, remote, key, actor: await context.actor(), reason, ...times },
    shopKey,
  );
  const done = await context.admin.changeKeys(entry, { force: options.force });
  return { data: done, text: `${keyIdOf(key)} ${sentences[change](name)}, from now on at every edge.` };
}

const sentences: Record<KeyEntry['change'], (name: string) => string> = {
  add: (name) => `may sign ${name}`,
  remove: (name) => `may no longer sign ${name}`,
  'hand-over': () => 'is the shop’s key',
};

function listKeys({ signed, ring }: KeyLog): CommandOutput {
  const names = [...new Set(ring.entries.map(({ remote }) => remote))].toSorted();
  const rows = names.flatMap((remote) =>
    ring
      .keysOf(remote)
      .filter((entry) => entry.remote === remote)
      .map((entry) => cells(entry)),
  );
  const without = names.filter((remote) => ring.keysOf(remote).length === 0);
  const [first] = ring.entries;
  const shopKey = shopKeyAfter(signed);
  const text = [
    ...(first && shopKey
      ? [`The log of keys began with ${first.shopKey}. Changes are signed by ${keyIdOf(shopKey)}.`]
      : []),
    rows.length > 0
      ? table(['FOR', 'ID', 'KEY', 'TIME', 'ADDED'], rows)
      : 'No key is set: releases are run unsigned.',
    ...without.map((remote) => `${remote} has no key any more: nothing of it is run.`),
  ].join('\n');
  return { data: { entries: ring.entries }, text };
}

const cells = ({ remote, key, from, until, at, actor, reason }: KeyEntry): string[] => [
  remote === '*' ? 'all' : remote,
  keyIdOf(key),
  key,
  [from && `from ${from.slice(0, 10)}`, until && `until ${until.slice(0, 10)}`].filter(Boolean).join(' '),
  `${at.slice(0, 10)} by ${actor}: ${reason}`,
];

async function signExisting({ signs, ...context }: CliContext, name?: string): Promise<CommandOutput> {
  if (signs === undefined)
    throw new UsageError(
      'Releases are signed where the store is: leave RELEASE_SERVER out, on that machine.',
    );
  const key = await demandKey(context);
  const signed = await signs.signExisting(key, name === undefined ? undefined : checkedDeployable(name));
  return { data: { key: key.id, signed }, text: `Signed with ${key.id}: ${signed.join(' ') || 'nothing'}` };
}

/** Read as an edge reads it: a server's word alone is not believed. */
async function logOf({ admin }: CliContext): Promise<KeyLog> {
  const { signed } = await admin.keys();
  const entries = new Map(signed.map((entry, index) => [keyEntryKey(index + 1), signedTextBytes(entry)]));
  return readKeyLog({ get: async (at) => entries.get(at) });
}

async function demandKey({ signer }: Pick<CliContext, 'signer'>): Promise<SigningKey> {
  const key = await signer({ makes: false });
  if (key) return key;
  throw new UsageError('RELEASE_KEY_FILE must name the file of the key to sign with.');
}

/** A key is removed by its id as well. */
function publicKeyOf({ ring }: KeyLog, text: string, change: KeyEntry['change']): string {
  if (/^ed25519:[\w-]{43}$/.test(text)) return text;
  const known = change === 'remove' && ring.entries.find(({ key }) => keyIdOf(key) === text)?.key;
  if (known) return known;
  throw new ReleaseRefusal(
    400,
    'bad_key',
    'A key is added as ed25519:…, which keys make printed, and removed as that or by its id.',
  );
}

function instantOf(option: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date.toISOString();
  throw new UsageError(`--${option} takes a day like 2027-01-31.`);
}
