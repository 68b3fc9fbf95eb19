import { readEach } from '../read-each.ts';
import { givenOf, type Variables } from '../server-settings.ts';

/** A part of a bucket on S3-compatible storage, and who may use it. */
export type S3Place = {
  /** The setting that names it, for sentences to people. */
  setting: string;
  bucket: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  region: string;
  /** Where the storage answers; undefined for Amazon's own. */
  endpoint?: URL | undefined;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Whether a setting names S3-compatible storage. */
export const isS3Address = (address: string): boolean => address.startsWith('s3://');

/**
 * Reads `s3://bucket/prefix` together with `AWS_REGION`, `AWS_ENDPOINT_URL`, `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`;
 * the last two may be files.
 * @param setting – which setting the address is from.
 * Errors: throws `SettingsRefused`, with one sentence for each setting that is wrong.
 */
export function readS3Place(setting: string, address: string, environment: Variables): S3Place {
  const variables = givenOf(environment, ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
  const needed = (name: string): string => {
    const value = variables[name];
    if (value !== undefined) return value;
    throw new Error(`${name} is missing; ${setting} names S3 storage, which needs it.`);
  };
  const { place, ...rest } = readEach({
    place: () => readAddress(setting, address),
    region: () => readRegion(variables, setting),
    endpoint: () => readEndpoint(variables.AWS_ENDPOINT_URL),
    accessKeyId: () => needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: () => needed('AWS_SECRET_ACCESS_KEY'),
  });
  return { setting, ...place, ...rest };
}

function readAddress(setting: string, address: string): { bucket: string; prefix: string } {
  const found = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(address);
  const [, bucket = '', path = ''] = found ?? [];
  if (found && !/\/\.{1,2}(?:\/|$)/.test(path))
    return { bucket, prefix: path === '' ? '' : `${path.slice(1)}/` };
  // It may hold what somebody took for the place of a password, so it is not repeated.
  throw new Error(`${setting} is no place on S3 storage; it is s3://bucket or s3://bucket/prefix.`);
}

function readRegion(variables: Variables, setting: string): string {
  const { AWS_REGION: region, AWS_ENDPOINT_URL: endpoint } = variables;
  // Other storages have one region, and most take this name for it.
  if (region === undefined && endpoint !== undefined) return 'us-east-1';
  if (region === undefined)
    throw new Error(
      `AWS_REGION is missing; it is the region of the bucket in ${setting}, such as eu-central-1.`,
    );
  if (/^[a-z0-9-]{1,40}$/.test(region)) return region;
  throw new Error(`AWS_REGION is "${region}"; it is a region such as eu-central-1.`);
}

function readEndpoint(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isPlain = url?.pathname === '/' && url.search === '' && url.username === '' && url.password === '';
  if (url && isPlain && /^https?:$/.test(url.protocol)) return url;
  throw new Error(
    'AWS_ENDPOINT_URL is no address of S3 storage, such as https://s3.example or http://host:9000.',
  );
}
