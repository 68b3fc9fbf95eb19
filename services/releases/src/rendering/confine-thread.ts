import dgram from 'node:dgram';
import Module, { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { join, resolve } from 'node:path';

/** Members of `process` that reach beyond the thread: the environment of the whole process, other processes, bindings. */
const withheld = ['report', 'kill', '_kill', '_debugProcess', '_linkedBinding', 'abort'];

/** Node's permission model does not reach into it: a database is opened wherever its path leads. */
const refusedModules = new Set(['sqlite', 'inspector', 'inspector/promises']);

/**
 * What Node's permission model leaves open, closed for this thread before it executes a release: connections lead to the API
 * alone, none are taken, and other processes and the environment of this one are out of reach.
 *
 * It is a fence within one process and no wall: docs/decisions/release-access.md says what it does not hold.
 * @param apiUrl – where a page's data come from.
 */
export function confineThread(apiUrl: string): void {
  for (const name of withheld) fix(process, name, undefined);
  refuseModules();
  const api = apiUrl === '' ? undefined : addressOf(new URL(apiUrl));
  const { connect } = net.Socket.prototype;
  fix(net.Socket.prototype, 'connect', function (this: net.Socket, ...words: unknown[]): net.Socket {
    const { options, listener } = readTarget(words);
    const { path, port, host } = options;
    if (!path && api === `${host ?? 'localhost'}:${port}`)
      return Reflect.apply(connect, this, listener ? [options, listener] : [options]);
    process.nextTick(() => this.destroy(denied('A release may open connections to the API only.')));
    return this;
  });
  const refuse = (): never => {
    throw denied('A release may not take or send anything by itself.');
  };
  fix(net.Server.prototype, 'listen', refuse);
  for (const name of ['bind', 'connect', 'send']) fix(dgram.Socket.prototype, name, refuse);
}

function refuseModules(): void {
  const isRefused = (name: string): boolean => refusedModules.has(name.replace(/^node:/, ''));
  const { getBuiltinModule } = process;
  fix(process, 'getBuiltinModule', (name: string) => (isRefused(name) ? undefined : getBuiltinModule(name)));
  registerHooks({
    resolve(specifier, context, next) {
      if (isRefused(specifier)) throw denied(`A release may not use ${specifier}.`);
      return next(specifier, context);
    },
  });
  // What a release registered would be asked before this.
  for (const name of ['registerHooks', 'register']) fix(Module, name, undefined);
  syncBuiltinESMExports();
}

type Target = { path?: unknown; port?: unknown; host?: unknown; lookup?: undefined };

/**
 * The forms in which `connect` is called: a port and a host, a path, options, or all of it made ready by `net.connect`. A copy:
 * what was looked at is what is used, and names are looked up by the system alone.
 */
function readTarget(words: readonly unknown[]): { options: Target; listener: unknown } {
  const [first, ...rest] = Array.isArray(words[0]) ? words[0] : words;
  const listener = rest.find((word) => typeof word === 'function');
  if (typeof first === 'object' && first !== null)
    return { options: { ...first, lookup: undefined }, listener };
  if (Number.isNaN(Number(first))) return { options: { path: first }, listener };
  return {
    options: { port: Number(first), host: typeof rest[0] === 'string' ? rest[0] : undefined },
    listener,
  };
}

const addressOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** Also a release may not put it back. */
function fix(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, writable: false, configurable: false, enumerable: false });
}

const denied = (message: string): Error => Object.assign(new Error(message), { code: 'ERR_ACCESS_DENIED' });

const workspaceRoot = resolve(import.meta.dirname, '../../../..');
/** What the thread itself is made of. Nothing of the machine's own data is in there. */
const codeFolders = ['node_modules', 'services', 'shared'].map((folder) => join(workspaceRoot, folder));

/** Not the others: the address of the store, with its password, is among them. */
const settingNames = new Set(['NODE_ENV', 'TZ']);

/** The settings of this process that a rendering thread may have. */
export const neededSettings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => settingNames.has(name)));

/**
 * How a rendering thread is started, so that code of a release, which one team publishes, cannot read what is the whole
 * shop's: tokens, the store, the database. By Node's permission model the thread reads its own code and the copy of the
 * releases; it writes nothing and starts no process and no thread. The process around it is not limited.
 *
 * Node lets a thread read the working folder of its process as well: that is the folder of this code.
 */
export const threadPermissions = (
  releasesFolder: string,
): { execArgv: string[]; env: NodeJS.ProcessEnv } => ({
  execArgv: [
    '--permission',
    ...[...codeFolders, releasesFolder].map((folder) => `--allow-fs-read=${folder}/*`),
  ],
  env: neededSettings(),
});
