import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram, debianProgramFor } from '@dana/config/debian-packages/debian-program';

const run = promisify(execFile);

/** What stands between visitors and storefronts, and how it is reached. */
export type Front = {
  /** Where it answers by TLS. */
  port: number;
  /** Where it answers without, to send visitors to https. */
  plainPort: number;
  /** Of whom its certificate is believed. */
  certificate: string;
  stop: () => Promise<void>;
};

export type FrontOptions = {
  /** The proxy's own program. */
  program: string;
  /** For what it writes; made when it is not there. */
  folder: string;
  /** Of one storefront or several, which are asked in turn. */
  storefrontPorts: readonly number[];
};

/** Starts a proxy with its example's own configuration, on free ports and with a certificate made for this run. */
export type StartFront = (options: FrontOptions) => Promise<Front>;

/** The name in the examples' configurations. */
export const hostname = 'shop.example';

/** A proxy's program for a suite on Linux alone: addresses 127.0.0.2 and up are a machine's own nowhere else. */
export async function frontProgramFor(
  suite: string,
  program: string,
  wanted?: Parameters<typeof debianProgramFor>[2],
): Promise<string | undefined> {
  if (process.platform === 'linux') return debianProgramFor(suite, program, wanted);
  process.stdout.write(`LEFT OUT: ${suite} is NOT tested: it needs Linux.\n`);
  return undefined;
}

/** Makes a certificate for the examples' host in a folder, which is made when it is not there. */
export async function makeCertificate(folder: string) {
  await mkdir(folder, { recursive: true });
  const [certificateFile, keyFile] = [join(folder, 'shop.crt'), join(folder, 'shop.key')];
  const words = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
  const subject = ['-subj', `/CN=${hostname}`, '-addext', `subjectAltName=DNS:${hostname}`];
  const files = ['-keyout', keyFile, '-out', certificateFile];
  await run(await debianProgram('openssl'), [...words, ...subject, ...files]);
  const [certificate, key] = await Promise.all([
    readFile(certificateFile, 'utf8'),
    readFile(keyFile, 'utf8'),
  ]);
  return { certificateFile, keyFile, certificate, key };
}

/** Whether something takes connections at a port of this machine. */
export const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
