import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fillDatabase } from '@dana/api/testing/fill-database';
import { startProcess } from '@dana/api/testing/start-process';
import { type Call, callerOf, findProduct, guestOrder, register } from '@dana/api/testing/test-caller';
import { freePort } from '@dana/config/testing/free-port';
import { runRelease } from '@dana/config/run-release';
import { writeBuiltRemote, writeBuiltShell } from '@dana/releases/testing/built-remote';
import { startEdgeProcess } from './edge-process.ts';

const ops = join(import.meta.dirname, '../../../../shared/config/src/commands/ops.ts');

/**
 * A shop of real processes over a data folder, for drills: it can be lost and started again at the same addresses.
 * @param settings – are read when something is started.
 */
export async function drillShop(folder: string, settings: Record<string, string>) {
  const dataDir = join(folder, 'data');
  const [apiPort, edgePort] = [await freePort(), await freePort()];
  const url = `http://localhost:${edgePort}`;
  const environment = () => ({ DATA_DIR: dataDir, PUBLIC_ORIGIN: url, ...settings });

  const release = (...words: string[]) => runRelease(words, dataDir);
  /** The first release of a deployable is live with its publish, the others are promoted. */
  const publish = (name: string, built: string) =>
    release('publish', name, '--no-build', '--from', built, '--promote');
  const promote = async (version: string): Promise<string> => {
    const said = await publish('mf-demo', await writeBuiltRemote(folder, { version, mark: version }));
    await release('promote', 'mf-demo', '--version', version, '--reason', 'the next one');
    return said;
  };
  const startApi = () => startProcess(environment(), apiPort);
  const startEdge = () =>
    startEdgeProcess(edgePort, dataDir, {
      ...environment(),
      API_BASE_URL: `http://127.0.0.1:${apiPort}/api`,
    });

  return {
    dataDir,
    url,
    startApi,
    startEdge,
    /** The shell and mf-demo 1.1.0 after 1.0.0, signed by the key of this machine. */
    publishAll: async () => {
      await fillDatabase({ databaseUrl: settings.DATABASE_URL, dataDir });
      await publish('shell', await writeBuiltShell(folder));
      await publish('mf-demo', await writeBuiltRemote(folder));
      await promote('1.1.0');
    },
    publishNext: () => promote('1.2.0'),
    /** Calls the API through the storefront, as a browser does. */
    call: callerOf({
      fetch: (request) => fetch(new Request(request.url.replace('http://api.test', url), request)),
    }),
    /** `pnpm ops …` with the settings of this shop. @returns the exit code and all that it said. */
    ops: async (...words: string[]) => {
      const child = spawn(process.execPath, [ops, ...words], { env: { ...process.env, ...environment() } });
      const ended = once(child, 'close');
      const said = await Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await ended;
      return { code: code as number, said: said.join('') };
    },
  };
}

/** One pixel, as a shopper would send it. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Shopper = Awaited<ReturnType<typeof beShopper>>;

/** A shopper of a shop: an account with a picture, an order of theirs, and one of a guest. */
export async function beShopper(url: string, call: Call) {
  const { token, email, password } = await register(call);
  const form = new FormData();
  form.set('collection', 'profile');
  form.set('source', 'user');
  form.append('files', new File([picture], 'me.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${token}` };
  const sent = await fetch(`${url}/api/media/upload`, { method: 'POST', body: form, headers });
  const { data: files } = (await sent.json()) as { data: { id: string; full_url: string }[] };
  const names = { first_name: 'Noura', last_name: 'Al Sabah', phone: '', email };
  await call('POST', '/profile', { token, body: { ...names, files_ids: [files[0]?.id] } });
  const { data: saved } = (await call('POST', '/addresses', { token, body: guestOrder('').address })).body;
  const own = await order(call, { address_id: saved.id }, token);
  return { token, email, password, own, guest: await order(call, {}) };
}

async function order(call: Call, changes: object, token?: string): Promise<string> {
  const as = token === undefined ? {} : { token };
  const { product_id, product_variation_id } = await findProduct(call, 'safwani-horizon-headphones');
  const body = { product_id, product_variation_id, quantity: 1 };
  const cart = (await call('POST', '/carts/add', { body, ...as })).body.data.id;
  const placed = await call('POST', '/checkout', { body: guestOrder(cart, { ...changes }), ...as });
  return placed.body.data.payment_info.id;
}

/** What the shop shows of itself and of that shopper, to be the same before a loss and after it. */
export async function factsOf(url: string, call: Call, { token, email, password, own, guest }: Shopper) {
  const { user } = (await call('GET', '/profile', { token })).body.data;
  const shown = await fetch(new URL(user.avatar.full_url, url));
  const bytes = Buffer.from(await shown.arrayBuffer());
  const again = await call('POST', '/login', { body: { email, password } });
  const build = await (await fetch(`${url}/build.json`)).json();
  return {
    orders: (await call('GET', '/orders', { token })).body.data,
    own: (await call('GET', `/orders/${own}`, { token })).body.data,
    guest: (await call('GET', `/orders/${guest}`)).body.data,
    stock: (await findProduct(call, 'safwani-horizon-headphones')).stock,
    user,
    picture: [shown.status, createHash('sha256').update(bytes).digest('hex')],
    signsIn: again.status,
    build,
  };
}
