import type { S3Place } from './s3-settings.ts';

/** The storage did not do what it was asked to. */
export class S3Fault extends Error {
  override readonly name = 'S3Fault';
  /** Whether somebody has to change something: asking again later does not help. */
  readonly isLasting: boolean;

  constructor(message: string, { isLasting = false, cause }: { isLasting?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isLasting = isLasting;
  }
}

type Where = { bucket: string; host: string; setting: string };

/** What a person does about each of the storage's own words. */
const sentences: Record<string, (where: Where) => string> = {
  NoSuchBucket: ({ bucket, host, setting }) =>
    `There is no bucket "${bucket}" at ${host}. Create it, or correct ${setting}.`,
  InvalidBucketName: ({ bucket, host, setting }) =>
    `"${bucket}" is no name of a bucket to ${host}. Correct ${setting}.`,
  InvalidAccessKeyId: ({ host }) => `${host} does not know this key. Correct AWS_ACCESS_KEY_ID.`,
  SignatureDoesNotMatch: () =>
    'The secret does not belong to the key. Correct AWS_SECRET_ACCESS_KEY, or AWS_REGION where the storage has several.',
  AccessDenied: ({ bucket }) =>
    `The key may not do this. Allow it s3:GetObject, s3:PutObject and s3:DeleteObject in the bucket "${bucket}", and s3:ListBucket on it.`,
  RequestTimeTooSkewed: ({ host }) =>
    `The clock of this machine and that of ${host} are too far apart. Set this machine's by a time server.`,
  QuotaExceeded: ({ bucket }) => `The bucket "${bucket}" is full. Make room in it, or raise its quota.`,
  AuthorizationHeaderMalformed: ({ bucket }) =>
    `The bucket "${bucket}" is in another region. Correct AWS_REGION.`,
  PermanentRedirect: ({ bucket }) => `The bucket "${bucket}" is in another region. Correct AWS_REGION.`,
};

/** Answers that carry no text, as those to HEAD, by their status. */
const usualCodes: Record<number, string> = { 301: 'PermanentRedirect', 403: 'AccessDenied' };

/** What an answer says that is none of those that were expected. */
export function faultOf(place: S3Place, url: URL, status: number, text: string): S3Fault {
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? usualCodes[status] ?? '';
  const say = sentences[code];
  if (say)
    return new S3Fault(say({ bucket: place.bucket, host: url.host, setting: place.setting }), {
      isLasting: true,
    });
  const answer = `${url.host} answered ${[status, code].filter(Boolean).join(' ')}`;
  return new S3Fault(`${answer}.`, { isLasting: status >= 300 && status < 500 && !isPassing(status) });
}

/** What did not reach the storage, or what it did not answer. */
export function unreachedBy(url: URL, cause: unknown, stallMs: number): S3Fault {
  const { name, cause: inner } = cause as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError' || name === 'AbortError')
    return new S3Fault(`${url.host} said nothing for ${Math.round(stallMs / 1_000)} s.`, { cause });
  return new S3Fault(`${url.host} did not answer (${inner?.code ?? 'the connection broke'}).`, { cause });
}

/** Too busy, a short failure, or two who write one object at the same instant (409): worth asking again. */
export const isPassing = (status: number): boolean => status >= 500 || [408, 409, 429].includes(status);
