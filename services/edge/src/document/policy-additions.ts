/** What documents may load besides the shop's own, by directive of the Content Security Policy: `connect-src` → origins. */
export type PolicyAdditions = ReadonlyMap<string, readonly string[]>;

/*
 * Nothing that runs: scripts come with releases, which are signed, and documents trust scripts by their hashes alone, so that
 * an origin named for them would not even count.
 */
const directives = ['connect-src', 'img-src', 'font-src', 'media-src', 'frame-src'];
const source =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:https?|wss?):\/\/localhost)(?::\d{1,5})?$/;

/**
 * Reads `CONTENT_POLICY`: `connect-src https://errors.example; img-src https://*.cdn.example`. None for nothing.
 * Errors: throws with one sentence that names the directive or the word that cannot be added.
 */
export function readPolicyAdditions(text = ''): PolicyAdditions {
  const additions = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [directive, ...origins] = part.split(/\s+/).filter(Boolean);
    if (directive === undefined) continue;
    if (!directives.includes(directive))
      throw new Error(`CONTENT_POLICY names "${directive}"; it adds to ${directives.join(', ')}.`);
    const wrong = origins.length === 0 ? '' : origins.find((word) => !source.test(word));
    if (wrong !== undefined)
      throw new Error(
        `CONTENT_POLICY gives ${directive} "${wrong}"; it takes origins such as https://errors.example, https://*.cdn.example or wss://live.example, with spaces between.`,
      );
    additions.set(directive, [...(additions.get(directive) ?? []), ...origins]);
  }
  return additions;
}

/** What documents load released files by that are no scripts, and what reads files to find out why one failed. */
const fileDirectives = ['style-src-elem', 'img-src', 'font-src', 'media-src', 'connect-src'];

/** The additions with the origin of released files, when that is another host. */
export function withFilesOf(
  origin: string | undefined,
  additions: PolicyAdditions = new Map(),
): PolicyAdditions {
  if (origin === undefined) return additions;
  const files = fileDirectives.map((name) => [name, [...(additions.get(name) ?? []), origin]] as const);
  return new Map([...additions, ...files]);
}

const pictureDirectives = ['img-src', 'media-src'];

/**
 * The additions with the host of another shop's back end: its pictures stand there. Ours gives its pictures at the shop's own
 * address, and its host is often one that no browser knows.
 */
export function withPicturesOf(
  apiBaseUrl: string,
  extensions: readonly string[],
  additions: PolicyAdditions = new Map(),
): PolicyAdditions {
  if (extensions.includes('own-pages')) return additions;
  const { origin } = new URL(apiBaseUrl);
  const pictures = pictureDirectives.map((name) => [name, [...(additions.get(name) ?? []), origin]] as const);
  return new Map([...additions, ...pictures]);
}

/** The policy with these origins let in. */
export function withAdditions(policy: string, additions: PolicyAdditions = new Map()): string {
  const left = new Map(additions);
  const widened = policy.split('; ').map((line) => {
    const [directive = ''] = line.split(' ');
    const origins = left.get(directive) ?? [];
    left.delete(directive);
    return [line, ...origins].join(' ');
  });
  return [...widened, ...[...left].map(([directive, origins]) => [directive, ...origins].join(' '))].join(
    '; ',
  );
}
