import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import type { TopologyPorts } from './topology-ports.ts';
import { named, type TopologySize } from './topology-size.ts';

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
