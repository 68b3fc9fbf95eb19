import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { describe, expect, it } from 'vitest';
import { endOwnCookie, ownCookie, readOwnCookie } from './cookies.ts';

/** Name and value, and the attributes in the order of the alphabet. */
const partsOf = (line: string) => {
  const [pair, ...attributes] = line.split('; ');
  return [pair, ...attributes.toSorted()];
};

describe('a cookie of the shop', () => {
  it('is for this host alone on https, and goes by its plain name on http', () => {
    const cookie = { name: 'dana_session', value: 'abc', maxAge: 60, sameSite: 'Strict' } as const;
    expect(partsOf(ownCookie(cookie, true))).toEqual([
      '__Host-dana_session=abc',
      'HttpOnly',
      'Max-Age=60',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(partsOf(ownCookie(cookie, false))).toEqual([
      'dana_session=abc',
      'HttpOnly',
      'Max-Age=60',
      'Path=/',
      'SameSite=Strict',
    ]);
  });

  it('that scripts read keeps its name, and without an age ends with the browser', () => {
    const cookie = { name: 'signed_in', value: '1', sameSite: 'Lax', isScriptReadable: true } as const;
    expect(partsOf(ownCookie(cookie, true))).toEqual(['signed_in=1', 'Path=/', 'SameSite=Lax', 'Secure']);
    expect(endOwnCookie(cookie, true).map(partsOf)).toEqual([
      ['signed_in=', 'Max-Age=0', 'Path=/', 'SameSite=Lax', 'Secure'],
    ]);
  });

  it('ends under both of its names', () => {
    const names = endOwnCookie({ name: 'preview', sameSite: 'Lax' }, true).map((line) => partsOf(line)[0]);
    expect(names).toEqual(['__Host-preview=', 'preview=']);
  });

  it('cannot be made to carry another attribute by its value', () => {
    const line = ownCookie({ name: 'visitor', value: 'a; Domain=evil.example', sameSite: 'Lax' }, false);
    expect(partsOf(line)).toEqual([
      'visitor=a%3B%20Domain%3Devil.example',
      'HttpOnly',
      'Path=/',
      'SameSite=Lax',
    ]);
  });
});

describe('what an unknown client sends as cookies', () => {
  const app = new Hono().get('/', (c) =>
    c.json({
      read: readOwnCookie(getCookie(c), 'visitor', c.req.query('by') === 'https') ?? null,
    }),
  );
  const read = async (cookie: string, by = 'http'): Promise<string | null> => {
    const answer = await app.request(`/?by=${by}`, { headers: { cookie } });
    return ((await answer.json()) as { read: string | null }).read;
  };

  it('by https it reads what this host alone can have set', async () => {
    expect(await read('visitor=plain; __Host-visitor=hosted', 'https')).toBe('hosted');
    expect(await read('visitor=of-a-sibling', 'https')).toBeNull();
  });

  it.each([
    ['visitor=plain; __Host-visitor=hosted', 'plain'],
    ['visitor=first; visitor=second', 'first'],
    ['visitor=%61b', 'ab'],
    ['visitor=a=b', 'a=b'],
    [' visitor = spaced ', 'spaced'],
    ['__proto__=x; constructor=y; visitor=a', 'a'],
    ['visitor', null],
    ['=x', null],
    ['visitor=a"b', null],
    ['visitor=a\\b', null],
    [';;;=;=;', null],
    ['visitors=a; xvisitor=b', null],
  ])('of %j it reads as much as is well-formed', async (cookie, value) => {
    expect(await read(cookie)).toBe(value);
  });

  it('with a broken escape is left as it is for those who check its form', async () => {
    expect(await read('visitor=%E0%A4%A')).toBe('%E0%A4%A');
  });
});
