import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { debianProgram } from '@dana/config/debian-packages/debian-program';
import { hostname } from './front.ts';

const run = promisify(execFile);

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
