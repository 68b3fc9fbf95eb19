import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { debianProgramFor } from '../debian-packages/debian-program.ts';
import { workspaceRoot } from '../workspace.ts';
import { composeFaults } from './compose-faults.ts';
import { dockerfileFaults } from './dockerfile-faults.ts';
import { kubernetesFaults } from './kubernetes-faults.ts';
import { unitFaults } from './unit-faults.ts';

/* What runs the shop elsewhere: each file passes its own checks, and each check finds a mistake that is made on purpose. */

const deploy = join(workspaceRoot, 'deploy');

/** A copy of `deploy`, with one text in one of its files replaced. */
function withMistake(file: string, right: string | RegExp, wrong: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'dana-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(deploy, folder, { recursive: true });
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(right, () => wrong);
  expect(changed).not.toBe(text);
  writeFileSync(join(folder, file), changed);
  return folder;
}

describe('the images', () => {
  const file = 'docker/services.Dockerfile';
  const faultsIn = (folder: string) => dockerfileFaults(readFileSync(join(folder, file), 'utf8'));

  it('pass', () => expect(faultsIn(deploy)).toEqual([]));

  it.each([
    ['an instruction that there is not', 'WORKDIR /dana', 'WORKDIRR /dana', /Unknown instruction: WORKDIRR/],
    ['an image that runs as root', 'USER 10001:10001', 'USER root', /edge runs as root/],
    ['an image without a health check', /^HEALTHCHECK .*$/m, '', /api has no health check/],
    ['a base that moves', 'node:24.21.0-bookworm-slim', 'node:latest', /node:latest is of no named version/],
    [
      'a command that a shell swallows signals of',
      'CMD ["node", "server.js"]',
      'CMD node server.js',
      /no CMD/,
    ],
  ])('%s is found', (_, right, wrong, said) => {
    expect(faultsIn(withMistake(file, right, wrong)).join('\n')).toMatch(said);
  });
});

describe('the compose file', () => {
  const file = 'compose.yaml';
  const faultsIn = (folder: string) => composeFaults(join(folder, file));

  it('passes', () => expect(faultsIn(deploy)).toEqual([]));

  it.each([
    ['a key that there is not', 'healthcheck:', 'healthchek:', /healthchek|additional properties/i],
    ['a value of another kind', 'cap_drop: [ALL]', 'cap_drop: ALL', /cap_drop|must be array/],
    ['a secret that nobody wrote down', 'smtp_url: { file: ./secrets/smtp_url }', '', /no secret smtp_url/],
    [
      'a secret that is not given',
      'secrets: [database_url, smtp_url]',
      'secrets: [database_url]',
      /SMTP_URL_FILE names a secret/,
    ],
    ['an image that can be written', 'read_only: true', 'read_only: false', /edge can write to its image/],
    ['an image without a version', 'nats:2.11.8-alpine', 'nats', /nats/],
    ['numbers for everybody', '127.0.0.1:9090:9090', '9090:9090', /prometheus can be reached from outside/],
  ])('%s is found', (_, right, wrong, said) => {
    expect(faultsIn(withMistake(file, right, wrong)).join('\n')).toMatch(said);
  });
});

describe('the objects for Kubernetes', () => {
  const faultsIn = (folder: string) => kubernetesFaults(join(folder, 'kubernetes'));

  it('pass', () => expect(faultsIn(deploy)).toEqual([]));

  it.each([
    ['a key that there is not', 'edge.yaml', 'readinessProbe:', 'readynessProbe:', /no .*readynessProbe/],
    [
      'a value of another kind',
      'edge.yaml',
      'minReplicas: 2',
      'minReplicas: two',
      /minReplicas must be integer/,
    ],
    ['a required key that is missing', 'api.yaml', /containerPort: \d+/, 'protocol: TCP', /containerPort/],
    [
      'a budget for nothing',
      'api.yaml',
      /(?<=PodDisruptionBudget[\s\S]*)app: api/,
      'app: apy',
      /no deployment apy/,
    ],
    [
      'a container that may be root',
      'releases.yaml',
      'runAsNonRoot: true',
      'runAsNonRoot: false',
      /may run as root/,
    ],
    [
      'a job that can write to its image',
      'migrate.yaml',
      'readOnlyRootFilesystem: true',
      '',
      /migrate can write/,
    ],
    [
      'a volume that there is not',
      'edge.yaml',
      'name: tmp, mountPath',
      'name: temp, mountPath',
      /no volume temp/,
    ],
    ['a file that is left out', 'kustomization.yaml', '  - migrate.yaml\n', '', /migrate\.yaml is not in/],
  ])('%s is found', (_, file, right, wrong, said) => {
    expect(faultsIn(withMistake(`kubernetes/${file}`, right, wrong)).join('\n')).toMatch(said);
  });
});

const analyze =
  process.platform === 'linux'
    ? await debianProgramFor('the units for systemd', 'systemd-analyze', { packages: ['systemd'] })
    : undefined;

describe.skipIf(analyze === undefined)('the units for systemd', () => {
  const faultsIn = (folder: string) => unitFaults(join(folder, 'systemd'), analyze ?? '');

  it('pass', async () => expect(await faultsIn(deploy)).toEqual([]));

  it.each([
    ['a key that there is not', 'RestartSec=1', 'RestrtSec=1', /dana-edge\.service:\d+: Unknown key/],
    ['a value that is none', 'Restart=always', 'Restart=allways', /dana-edge\.service:\d+: .*allways/],
    ['a program that is not there', 'ExecStart=/usr/bin/node', 'ExecStart=/usr/bin/noode', /noode/],
  ])('%s is found', async (_, right, wrong, said) => {
    expect((await faultsIn(withMistake('systemd/dana-edge.service', right, wrong))).join('\n')).toMatch(said);
  });
});
