import type { Beacon } from '@dana/contracts/beacon';
import { createSeenOnce } from '@dana/server/seen-once';
import { createFewLines } from './few-lines.ts';
import type { SourceMaps } from './source-maps.ts';

/** What a report says beside what became of releases. */
export type Fault = NonNullable<Beacon['faults']>[number];
export type FailedCall = NonNullable<Beacon['calls']>[number];

type FaultLogOptions = {
  /** How long a visit lasts at most: until then what it said once is not new. Unit: milliseconds. */
  visitMs: number;
  maps: SourceMaps;
  log: { warn: (fields: object, message: string) => void };
  now?: () => number;
};

const framesLogged = 6;

/**
 * Writes what broke in browsers into the log, with places in the source where there are maps: each fault of a visit once, and a few lines
 * of each kind a minute. Of messages and routes only the words are kept, no numbers, addresses or names.
 */
export function createFaultLog({ visitMs, maps, log, now = Date.now }: FaultLogOptions) {
  const isNew = createSeenOnce({ lifetimeMs: visitMs, now });
  const few = createFewLines({ now });

  async function lineOf(frame: Fault['stack'][number]): Promise<string> {
    const file = scriptIn(frame.file);
    const {
      file: source,
      line,
      column,
    } = (file && (await maps.find({ ...frame, file }))) || { ...frame, file };
    return `${source ?? 'elsewhere'}:${line}:${column}`;
  }

  async function sayFault(fault: Fault, browser: string, unsaid: number): Promise<void> {
    const { remote, version, kind, message, page, incident } = fault;
    const stack = await Promise.all(fault.stack.slice(0, framesLogged).map(lineOf));
    const fields = { release: `${remote}@${version}`, kind, message: plainMessage(message), page, browser };
    log.warn({ ...fields, incident, stack, unsaid }, 'Something broke in a browser.');
  }

  return {
    /** @param visit – which one says it. */
    fault(fault: Fault, visit: string, browser: string): void {
      const key = faultKey(fault);
      if (isNew(`${visit} ${key}`)) few(key, (unsaid) => void sayFault(fault, browser, unsaid));
    },
    call({ remote, method, route, status, count }: FailedCall, visit: string): void {
      const named = { remote, method, route: routeName(route), status };
      const key = Object.values(named).join(' ');
      if (!isNew(`${visit} ${key}`)) return;
      few(key, (unsaid) => log.warn({ ...named, count, unsaid }, 'A call of the API failed in a browser.'));
    },
  };
}
export type FaultLog = ReturnType<typeof createFaultLog>;

/** What makes faults one: release, kind, message, and the innermost places in the release's own code. */
function faultKey({ remote, version, kind, message, stack }: Fault): string {
  const own = stack.filter(({ file }) => scriptIn(file)?.startsWith(`/assets/${remote}/`));
  const places = own.slice(0, 2).map(({ file, line, column }) => `${file}:${line}:${column}`);
  return [`${remote}@${version}`, kind, plainMessage(message), ...places].join('\n');
}

const script =
  /^(?:https?:\/\/[^/]+)?(\/assets\/(?:shell|mf-[a-z0-9-]{1,48})\/[0-9a-f]{64}\/web\/[\w.@~+/-]{1,200})$/;

/** A released script; what extensions and other sites run is nobody's release. */
const scriptIn = (file: string): string | undefined => script.exec(file)?.[1];

/** What differs between two visits, or may name a person, with what stands for it. */
const replaced: readonly [what: RegExp, by: string][] = [
  [/\p{Cc}+/gu, ' '],
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi, '<address>'],
  // From the beginning of a word on: from each of its letters would take long.
  [/(?<![^\s@"'<>()])[^\s@"'<>()]+@[^\s@"'<>()]+\.\p{L}[\p{L}\d-]+/gu, '<mail>'],
  [/\b(?=[a-f-]*\d)[0-9a-f]{8,}(-[0-9a-f]{4,})*\b/gi, '#'],
  [/[\w-]{30,}/g, '#'],
  // A number after # stays: React names its faults by it.
  [/(?<![#\p{Nd}])\p{Nd}+/gu, '#'],
];

/** A fault's message without what is different each time, so that equal faults read alike and nobody's data is kept. */
export const plainMessage = (message: string): string =>
  replaced
    .reduce((text, [what, by]) => text.replaceAll(what, by), message)
    .trim()
    .slice(0, 200);

/** The pattern of a page that a live release claims, `/product/:slug`; `other` for all that is none of them. */
export function pageName(page: string, claimed: ReadonlySet<string>): string {
  const path = page.replace(/^\/(?:ar|en|:locale)(?=\/|$)/, '') || '/';
  return claimed.has(path) ? path : 'other';
}

/** Parts of a path that a pattern may have; anything else may be a number or a name that somebody typed. */
const patternPart = /^(?::[A-Za-z]\w{0,30}|[a-z][a-z-]{0,39})$/;

/** A route of the API with `:id` for what is no fixed word of it: `/orders/4711` is `/orders/:id`. */
export const routeName = (route: string): string => {
  const parts = (route.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).slice(0, 8);
  return `/${parts.map((part) => (patternPart.test(part) ? part : ':id')).join('/')}`;
};

/** How browsers name themselves in `User-Agent`. Most of them also name those that they are built from, so the order counts. */
const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})\S* .*Safari\//],
];

/** Family and main version, for example `Chrome 153`. */
export function browserName(userAgent = ''): string {
  for (const [name, mark] of browsers) {
    const version = mark.exec(userAgent.slice(0, 500))?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'other';
}
