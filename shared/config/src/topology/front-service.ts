import { mkdirSync, writeFileSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../supervise/supervisor.ts';
import { type TopologyPorts, type TopologySize, named } from './topology-plan.ts';
import { workspaceRoot } from '../workspace.ts';
import { get } from 'node:https';

type Where = { ports: TopologyPorts; size: TopologySize; dataDir: string };

/** Caddy in front, with an authority and certificates of its own in a folder of the data. */
export function frontService(caddy: string, where: Where): Service {
  const { ports, size, dataDir } = where;
  const folder = join(dataDir, 'front');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, frontFile(ports, size));
  return {
    name: 'front',
    command: caddy,
    words: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    cwd: folder,
    isApart: true,
  };
}

const example = 'deploy/caddy/Caddyfile';

/**
 * The configuration of the Caddy in front: the example's own, for `localhost` with certificates of Caddy's own authority;
 * the release API under an address of its own; and the APIs under one address for the storefronts, which an engine's names do
 * in containers.
 * Errors: throws when the example no longer has a line that is changed here.
 */
export function frontFile(ports: TopologyPorts, size: TopologySize): string {
  const at = (name: keyof TopologyPorts): string => `127.0.0.1:${ports[name]}`;
  const edges = named('edge', size.edges).map(at).join(' ');
  const apis = named('api', size.apis).map(at).join(' ');
  return [
    '{',
    'admin off',
    // It would ask for root's password to have this machine's browsers believe it.
    'skip_install_trust',
    'auto_https disable_redirects',
    'default_bind 127.0.0.1',
    '}',
    `http://localhost:${ports.plain} {`,
    `redir https://localhost:${ports.shop}{uri} permanent`,
    '}',
    siteOf(ports.shop, edges),
    siteOf(ports.releases, at('release-api')),
    `http://${at('balancer')} {`,
    'reverse_proxy {',
    `to ${apis}`,
    'health_uri /readyz',
    'health_interval 2s',
    'health_timeout 10s',
    'lb_policy round_robin',
    'lb_try_duration 5s',
    // Whom the storefront names as its client.
    'trusted_proxies 127.0.0.1',
    '}',
    '}',
    '',
  ].join('\n');
}

function siteOf(port: number, upstreams: string): string {
  const text = readFileSync(join(workspaceRoot, example), 'utf8');
  const changes = {
    '\nshop.example { # <-': `\nhttps://localhost:${port} {\n\ttls internal`,
    'to 127.0.0.1:8080 ': `to ${upstreams} `,
  };
  return Object.entries(changes).reduce((changed, [from, to]) => {
    if (changed.split(from).length !== 2) throw new Error(`${example} does not have "${from}" once.`);
    return changed.replace(from, () => to);
  }, text);
}

const intervalMs = 150;

/**
 * Waits until a site that is served with TLS on this machine says that it is ready.
 * @param authorityFile – the certificate of who certifies it; written while the front starts.
 * Errors: throws when it did not within the time. Unit: milliseconds.
 */
export async function waitForFront(
  port: number,
  authorityFile: string,
  limitMs: number,
  isAlive: () => boolean,
): Promise<void> {
  const end = Date.now() + limitMs;
  while (Date.now() < end && isAlive()) {
    if ((await statusAt(port, authorityFile)) === 200) return;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
  const site = `https://localhost:${port}`;
  throw new Error(
    isAlive() ? `${site} was not ready within ${limitMs / 1000} s.` : `Caddy ended while it was starting.`,
  );
}

function statusAt(port: number, authorityFile: string): Promise<number | undefined> {
  if (!existsSync(authorityFile)) return Promise.resolve(undefined);
  const ca = readFileSync(authorityFile, 'utf8');
  const site = { host: '127.0.0.1', port, path: '/readyz', headers: { host: `localhost:${port}` } };
  return new Promise((resolve) => {
    get({ ...site, servername: 'localhost', ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', () => resolve(undefined));
  });
}
