import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { readFileSync } from 'node:fs';

type Service = {
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  secrets?: string[];
  networks?: string[];
  ports?: unknown[];
  environment?: Record<string, string>;
};
type Compose = { services: Record<string, Service>; secrets?: object; networks?: object };

/** The rules that are about more than the order of lines. What is published is published on purpose, by the proxy alone. */
const off = [
  'no-unbound-port-interfaces',
  'require-quotes-in-ports',
  'service-keys-order',
  'services-alphabetical-order',
]
  .concat(
    'service-dependencies-alphabetical-order',
    'service-ports-alphabetical-order',
    'top-level-properties-order',
  )
  .concat('no-quotes-in-volumes', 'require-project-name-field');

/**
 * What is wrong with a compose file: what its schema and its linter say, names that it does not have, and services of ours that
 * could write to their image or do more than they need.
 * @param file – absolute path. @returns one sentence each.
 */
export function composeFaults(file: string): string[] {
  const linter = new DCLinter({
    rules: Object.fromEntries(off.map((rule) => [rule, 0 as const])),
    quiet: true,
    debug: false,
    exclude: [],
  });
  const linted = linter
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ line, message }) => `line ${line}: ${message}`));
  if (linted.length > 0) return linted;
  const compose = parse(readFileSync(file, 'utf8'), { merge: true }) as Compose;
  return Object.entries(compose.services).flatMap(([name, service]) => serviceFaults(name, service, compose));
}

function serviceFaults(name: string, service: Service, { secrets = {}, networks = {} }: Compose): string[] {
  const faults: string[] = [];
  for (const secret of service.secrets ?? [])
    if (!(secret in secrets)) faults.push(`${name}: there is no secret ${secret}`);
  for (const network of service.networks ?? [])
    if (!(network in networks)) faults.push(`${name}: there is no network ${network}`);
  for (const [setting, value] of Object.entries(service.environment ?? {})) {
    const [, secret] = /^\/run\/secrets\/(.+)$/.exec(value) ?? [];
    if (secret !== undefined && !service.secrets?.includes(secret))
      faults.push(`${name}: ${setting} names a secret that it is not given`);
  }
  const isOpen = service.ports?.some((port) => !String(port).startsWith('127.0.0.1:'));
  if (isOpen && name !== 'proxy') faults.push(`${name} can be reached from outside`);
  if (service.image?.startsWith('dana/')) {
    if (service.read_only !== true) faults.push(`${name} can write to its image`);
    if (!service.cap_drop?.includes('ALL')) faults.push(`${name} keeps capabilities`);
  }
  return faults;
}
