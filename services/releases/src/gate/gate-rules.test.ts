import type { BuildInterfaces } from '@dana/contracts/interfaces/build-interfaces';
import type { ReleaseManifest } from '@dana/contracts/release/release-manifest';
import type { RouteClaim } from '@dana/contracts/release/remote-manifest';
import { describe, expect, it } from 'vitest';
import { sampleRelease, sampleShell } from '../testing/sample-release.ts';
import { gateFindings } from './gate.ts';

type Claims = Partial<ReleaseManifest>;
const demo = (version: string, claims: Claims = {}) => sampleRelease('mf-demo', version, claims);
const user = (version: string, claims: Claims = {}) => sampleRelease('mf-user', version, claims);
const other = (version: string, claims: Claims = {}) => sampleRelease('mf-other', version, claims);

const found = (rule: string, ...messages: string[]) => messages.map((message) => ({ rule, message }));

describe('shared modules', () => {
  const shell = (react: string) => sampleShell('1.0.0', { provides: { react, rxjs: '7.8.2' } });
  const needing = (react: string) => demo('1.0.0', { shared: { react } });

  it.each([
    ['^19.3.0', '19.3.1'],
    // A version before a release counts as what it leads to.
    ['^19.3.0', '19.4.0-beta.1'],
  ])('that are asked for as %s fit %s', (range, version) => {
    expect(gateFindings(needing(range), [shell(version)])).toEqual([]);
    expect(gateFindings(shell(version), [needing(range)])).toEqual([]);
  });

  it('that do not fit are refused from both sides, in the same words', () => {
    const words = found(
      'shared',
      'mf-demo@1.0.0 needs react ^20.0.0, shell@1.0.0 gives 19.3.1. Build both with versions that fit.',
    );
    expect(gateFindings(needing('^20.0.0'), [shell('19.3.1')])).toEqual(words);
    expect(gateFindings(shell('19.3.1'), [needing('^20.0.0')])).toEqual(words);
  });

  it('that no shell gives are refused', () => {
    const message =
      'mf-demo@1.0.0 needs the shared module left-pad, which shell@1.0.0 does not give. Release a shell that does first.';
    expect(gateFindings(demo('1.0.0', { shared: { 'left-pad': '^1.0.0' } }), [shell('19.3.1')])).toEqual(
      found('shared', message),
    );
  });

  it('are no matter between two remotes, two shells, or with a shell that says nothing of them', () => {
    const asking = user('1.0.0', { shared: { react: '^18.0.0' }, provides: { react: '1.0.0' } });
    expect(gateFindings(needing('^19.0.0'), [asking])).toEqual([]);
    expect(gateFindings(needing('^19.0.0'), [sampleShell('1.0.0')])).toEqual([]);
    const greedy = sampleShell('2.0.0', { shared: { react: '^99.0.0' } });
    expect(gateFindings(greedy, [shell('19.3.1')])).toEqual([]);
  });
});

describe('the tools that containers were built with', () => {
  const builtWith = (federation: string, rspack: string): Claims => ({ builtWith: { federation, rspack } });

  it('are of one major version', () => {
    const shell = sampleShell('1.0.0', builtWith('2.9.2', '1.7.0'));
    expect(gateFindings(demo('1.0.0', builtWith('2.0.0', '1.0.1')), [shell])).toEqual([]);
    expect(gateFindings(demo('1.0.0', builtWith('3.0.0', '2.0.0')), [shell])).toEqual(
      found(
        'shared',
        'mf-demo@1.0.0 was built with federation 3.0.0, shell@1.0.0 with 2.9.2. Build both with the same major version.',
        'mf-demo@1.0.0 was built with rspack 2.0.0, shell@1.0.0 with 1.7.0. Build both with the same major version.',
      ),
    );
  });

  it.each([
    ['', '2.0.0'],
    ['2.0.0', ''],
  ])('are not compared where one is not known: %j and %j', (ofShell, ofRemote) => {
    const shell = sampleShell('1.0.0', builtWith(ofShell, '1.7.0'));
    expect(gateFindings(demo('1.0.0', builtWith(ofRemote, '1.7.0')), [shell])).toEqual([]);
  });
});

describe('a slot that others show', () => {
  const offering = (version: string, ...names: string[]) =>
    demo(version, { slots: Object.fromEntries(names.map((name) => [name, './x'])) });
  const showing = user('1.0.0', { uses: ['content.newsletter'] });

  it('stays as long as a live release shows it', () => {
    const live = [offering('1.0.0', 'content.newsletter', 'content.unused'), showing, other('1.0.0')];
    expect(gateFindings(offering('1.1.0', 'content.newsletter'), live)).toEqual([]);
    const message =
      'mf-demo@1.1.0 no longer offers the slot content.newsletter, which mf-user@1.0.0 shows. Keep it until no live release uses it.';
    expect(gateFindings(offering('1.1.0', 'content.unused'), live)).toEqual(found('slots', message));
  });

  it('is named once, although several live versions of its owner offer it', () => {
    const live = ['1.0.0', '1.0.1'].map((version) => offering(version, 'content.newsletter'));
    expect(gateFindings(offering('1.1.0'), [...live, showing])).toHaveLength(1);
  });

  it('may move to another remote that is live', () => {
    const owner = other('1.0.0', { slots: { 'content.newsletter': './x' } });
    expect(gateFindings(demo('1.1.0'), [offering('1.0.0', 'content.newsletter'), showing, owner])).toEqual(
      [],
    );
  });

  it('belongs to one remote', () => {
    const live = [offering('1.0.0', 'content.newsletter')];
    const message =
      'The slot content.newsletter belongs to mf-demo@1.0.0. Choose another one, or promote it together with a mf-demo that gives it up.';
    expect(
      gateFindings(user('1.0.0', { slots: { 'content.newsletter': './y', 'x.own': './z' } }), live),
    ).toEqual(found('routes', message));
  });
});

describe('a request that others make', () => {
  const answering = (version: string, ...handles: string[]) =>
    demo(version, { services: [{ module: './cart.service', handles }] });
  const asking = user('1.0.0', { emits: { 'cart.addRequested': '1.0.0' } });

  it('is answered as long as a live release makes it', () => {
    const live = [answering('1.0.0', 'cart.addRequested', 'cart.clearRequested'), asking, other('1.0.0')];
    expect(gateFindings(answering('1.1.0', 'cart.addRequested'), live)).toEqual([]);
    const message =
      'mf-demo@1.1.0 no longer answers cart.addRequested, which mf-user@1.0.0 asks. Keep its service until nobody asks.';
    expect(gateFindings(demo('1.1.0'), live)).toEqual(found('slots', message));
  });

  it('may be answered by another remote that is live', () => {
    const answered = other('1.0.0', { services: [{ module: './x', handles: ['cart.addRequested'] }] });
    expect(gateFindings(demo('1.1.0'), [answering('1.0.0', 'cart.addRequested'), asking, answered])).toEqual(
      [],
    );
  });
});

describe('events', () => {
  const emitting = (version: string) => demo(version, { emits: { 'order.placed': '1.0.0' } });
  const listening = user('1.0.0', { listens: { 'order.placed': '^1.0.0' } });

  it('hold what their listeners read of them, from both sides, in the same words', () => {
    const text = { type: 'string' } as const;
    const none = { schema: 1 as const, exports: {}, emits: {}, listens: {}, shows: {}, offers: {} };
    const event = (...fields: string[]) => ({
      'order.placed': {
        shape: {
          type: 'object' as const,
          properties: Object.fromEntries(fields.map((field) => [field, text])),
          required: fields,
        },
        files: ['src/a.ts'],
      },
    });
    const interfacesOf = ({ remote }: ReleaseManifest): BuildInterfaces =>
      remote === 'mf-user' ? { ...none, listens: event('id', 'total') } : { ...none, emits: event('id') };
    const words = found(
      'shapes',
      'mf-user@1.0.0 listens to order.placed (src/a.ts), which mf-demo@1.0.0 emits otherwise (src/a.ts): order.placed.total is missing. Release a listener that understands both first.',
    );
    expect(gateFindings(emitting('1.0.0'), [listening], { interfacesOf })).toEqual(words);
    expect(gateFindings(listening, [emitting('1.0.0')], { interfacesOf })).toEqual(words);
  });

  it('go on as long as somebody waits for them', () => {
    const message =
      'mf-demo@1.1.0 no longer emits order.placed, which mf-user@1.0.0 waits for. Keep emitting it until nobody listens.';
    expect(gateFindings(demo('1.1.0'), [emitting('1.0.0'), listening, listening, other('1.0.0')])).toEqual(
      found('events', message),
    );
    const another = other('1.0.0', { emits: { 'order.placed': '1.0.0' } });
    expect(gateFindings(demo('1.1.0'), [emitting('1.0.0'), listening, another])).toEqual([]);
  });

  it('that nobody emits yet are worth a warning, for their listener only', () => {
    expect(gateFindings(listening, [other('1.0.0')])).toEqual([
      {
        rule: 'events',
        message: 'mf-user@1.0.0 listens to order.placed, which no live remote emits yet.',
        isWarning: true,
      },
    ]);
    expect(gateFindings(other('1.0.0'), [listening])).toEqual([]);
    const itself = user('1.0.0', { listens: { 'x.y': '^1.0.0' }, emits: { 'x.y': '1.0.0' } });
    expect(gateFindings(itself, [])).toEqual([]);
  });
});

describe('paths', () => {
  const at = (...paths: string[]): Claims => ({
    routes: paths.map(
      (path): RouteClaim => ({ path, module: './x.route', layout: 'default', cache: 'public' }),
    ),
  });

  const ofUser =
    'belongs to mf-user@1.0.0. Choose another one, or promote it together with a mf-user that gives it up.';

  it('belong to one remote, whatever their parameters are called and however they are written', () => {
    const live = [user('1.0.0', at('/page/:slug', '/about'))];
    expect(gateFindings(demo('1.0.0', at('/page/:id', '/page/:id/more', '/pages')), live)).toEqual(
      found('routes', `/page/:id ${ofUser}`),
    );
    expect(gateFindings(demo('1.0.0', at('/About')), live)).toEqual(found('routes', `/About ${ofUser}`));
    expect(gateFindings(demo('1.0.0', at('/page/:a/:b')), live)).toEqual([]);
    expect(gateFindings(demo('1.0.0', at('/:page')), [user('1.0.0', at('/'))])).toEqual([]);
  });

  it.each([
    ['/blog-details/how-to-buy', '/blog-details/:id'],
    ['/:anything', '/about'],
    ['/:a/more', '/page/:b'],
    ['/Page/FAQ', '/page/:slug'],
  ])('that have addresses in common are contested, such as %s and %s', (one, other) => {
    for (const [mine, theirs] of [
      [one, other],
      [other, one],
    ] as const) {
      const message = `${mine} and ${theirs} of mf-user@1.0.0 have addresses in common. Choose another one, or promote it together with a mf-user that gives it up.`;
      const live = [user('1.0.0', at(theirs))];
      expect(gateFindings(demo('1.0.0', at(mine)), live)).toEqual(found('routes', message));
    }
  });

  it('and slots may be published while another release has them, and are refused when they go live', () => {
    const live = [user('1.0.0', { ...at('/about', '/page/:slug'), slots: { 'x.y': './x' } })];
    const mover = demo('1.0.0', { ...at('/about', '/page/faq'), slots: { 'x.y': './x' } });
    const published = gateFindings(mover, live, { isForLater: true });
    expect(published).toHaveLength(3);
    expect(published.every(({ isWarning }) => isWarning)).toBe(true);
    expect(gateFindings(mover, live).some(({ isWarning }) => isWarning)).toBe(false);
  });

  it('may be claimed again by the next release of their owner', () => {
    expect(gateFindings(user('1.1.0', at('/about')), [user('1.0.0', at('/about'))])).toEqual([]);
  });

  it('that moved here are ours, though the one they came from could be gone back to', () => {
    const [ours, before, now] = [
      demo('1.0.0', at('/about')),
      user('1.0.0', at('/about')),
      user('1.1.0', at('/x')),
    ];
    const judged = (...live: ReturnType<typeof demo>[]) =>
      gateFindings(demo('1.1.0', at('/about')), [now, ...live], { behind: new Set([before]) });
    expect(judged(ours, before)).toEqual([]);
    // Nobody agreed to a path that is only wanted.
    expect(judged(before)).toEqual(found('routes', `/about ${ofUser}`));
  });

  it('are claimed once in one manifest', () => {
    expect(gateFindings(demo('1.0.0', at('/page/:slug', '/other', '/page/:id')), [])).toEqual(
      found('routes', 'its manifest claims /page/:id twice. Remove one in src/exposed/manifest.ts.'),
    );
  });
});

describe('what browsers load', () => {
  const file = (path: string, kilobytes: number) => ({
    ...{ path, sha384: `sha384-${'A'.repeat(64)}`, bytes: kilobytes * 1024 },
  });
  const integrity = `sha384-${'A'.repeat(64)}`;
  /** Two pages, of which /demo has a script of this size, and what neither loads at first. Unit: kilobytes. */
  const sized = (version: string, page: number, late = 10): ReleaseManifest =>
    demo(version, {
      routes: ['/demo', '/small'].map((path) => ({
        ...{ path, module: path === '/demo' ? './demo.route' : './small.route' },
        ...{ layout: 'default' as const, cache: 'public' as const },
      })),
      exposes: {
        './demo.route': { js: [{ file: 'web/demo.js', integrity }], css: [] },
        './small.route': { js: [{ file: 'web/small.js', integrity }], css: [] },
      },
      files: [file('web/demo.js', page), file('web/small.js', 100), file('web/late.js', late)],
    });

  it('may grow, by half and more, and by much of what was little', () => {
    for (const [before, after] of [
      [400, 799],
      [10, 250],
    ] as const)
      expect(gateFindings(sized('1.1.0', after), [sized('1.0.0', before)])).toEqual([]);
  });

  it('is refused when a page, or the whole, is more than twice and much more than each live version', () => {
    const [before, canary] = [sized('1.0.0', 200), sized('1.1.0', 400)];
    expect(gateFindings(sized('1.2.0', 700), [before])).toEqual(
      found(
        'size',
        '/demo is 700 kB for browsers in mf-demo@1.2.0, 200 kB in mf-demo@1.0.0. Leave out or load later what is not needed at first; --force with a reason where it has to be.',
        'The whole of it is 810 kB for browsers in mf-demo@1.2.0, 310 kB in mf-demo@1.0.0. Leave out or load later what is not needed at first; --force with a reason where it has to be.',
      ),
    );
    expect(gateFindings(sized('1.2.0', 700), [before, canary])).toEqual([]);
    expect(gateFindings(sized('1.1.0', 200, 5_200), [before])).toMatchObject([
      { rule: 'size', message: expect.stringMatching(/^The whole of it is 5,500 kB/) },
    ]);
  });

  it('is compared with nothing where a page, or the remote, is new', () => {
    expect(gateFindings(sized('1.0.0', 9_000), [])).toEqual([]);
    expect(gateFindings(sized('1.0.0', 9_000), [other('1.0.0')])).toEqual([]);
  });
});
