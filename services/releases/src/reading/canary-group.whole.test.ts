import { targetsSchema, type Targets } from '@dana/contracts/release/canary-targets';
import { describe, expect, it } from 'vitest';
import { decideGroup, type Visitor } from './canary-group.ts';

describe('the canary’s share of visitors', () => {
  const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`);
  const inShare = (percent: number) =>
    visitors.filter((visitorId) => decideGroup({ salt: 'salt', percent }, { visitorId }).isIn);

  it('is exact at none and all, within half a point between, and only grows', () => {
    const shares = [0, 10, 50, 100].map(inShare);
    expect(shares[0]).toHaveLength(0);
    expect(shares[3]).toHaveLength(visitors.length);
    expect(Math.abs(shares[1]!.length / visitors.length - 0.1)).toBeLessThanOrEqual(0.005);
    expect(Math.abs(shares[2]!.length / visitors.length - 0.5)).toBeLessThanOrEqual(0.005);
    const half = new Set(shares[2]);
    expect(shares[1]!.every((id) => half.has(id))).toBe(true);
  });
});

describe('a canary with targets', () => {
  const everyKind: Visitor[] = ['ar', 'en'].flatMap((language) =>
    ['KW', 'SA', undefined].flatMap((country) =>
      [true, false].flatMap((isSignedIn) =>
        [true, false].map((isStaff) => ({ language, country, isSignedIn, isStaff })),
      ),
    ),
  );
  const visitors = Array.from(
    { length: 100_000 },
    (_, index): Visitor => ({
      visitorId: `visitor-of-targets-${index}`,
      ...everyKind[index % everyKind.length],
    }),
  );
  const named = [visitors[17]?.visitorId ?? '', visitors[18]?.visitorId ?? ''];
  const isAlways = (targets: Targets) => (visitor: Visitor) =>
    targets.ids?.includes(visitor.visitorId ?? '') === true ||
    (targets.staff === true && visitor.isStaff === true);
  /** As the words say it, written a second time. */
  const fits =
    ({ language, countries, signedIn }: Targets) =>
    (visitor: Visitor) =>
      (language === undefined || language === visitor.language) &&
      (countries === undefined || countries.some((country) => country === visitor.country)) &&
      (signedIn === undefined || signedIn === visitor.isSignedIn);
  const groupAt = (percent: number, targets: Targets) =>
    visitors.filter((visitor) => decideGroup({ salt: 'salt', percent, targets }, visitor).isIn);

  it.each<Targets>([
    { language: 'ar' },
    { countries: ['KW', 'SA'] },
    { signedIn: true },
    { signedIn: false, language: 'en' },
    { language: 'ar', countries: ['SA'], signedIn: true },
    { staff: true },
    { ids: named },
    { language: 'ar', countries: ['KW'], signedIn: true, staff: true, ids: named },
  ])('reaches its share of those in %j, nobody else, and only grows', (targets) => {
    expect(targetsSchema.parse(targets)).toEqual(targets);
    const always = new Set(visitors.filter(isAlways(targets)));
    const others = visitors.filter((visitor) => fits(targets)(visitor) && !always.has(visitor));
    let before = new Set<Visitor>();
    for (const percent of [0, 1, 10, 50, 100]) {
      const group = new Set(groupAt(percent, targets));
      expect([...before].every((visitor) => group.has(visitor))).toBe(true);
      expect([...always].every((visitor) => group.has(visitor))).toBe(true);
      const byShare = [...group].filter((visitor) => !always.has(visitor));
      expect(byShare.every(fits(targets))).toBe(true);
      // Half a point of 100,000; of a smaller group as much more as chance makes of it.
      const room = percent % 100 === 0 ? 0 : 0.005 * Math.sqrt(visitors.length / others.length);
      expect(Math.abs(byShare.length / others.length - percent / 100)).toBeLessThanOrEqual(room);
      before = group;
    }
  });

  it('gives a visitor the same with every page, and says by what', () => {
    const targets: Targets = { language: 'ar', countries: ['KW'], signedIn: true, staff: true, ids: named };
    const decide = (visitor: Visitor, percent = 50) =>
      decideGroup({ salt: 'salt', percent, targets }, visitor);
    const fitting = { language: 'ar', country: 'KW', isSignedIn: true };
    expect(decide({ visitorId: named[0] })).toEqual({ isIn: true, reason: 'id' });
    expect(decide({ isStaff: true })).toEqual({ isIn: true, reason: 'staff' });
    expect(decide({ ...fitting, language: 'en' }).reason).toBe('language');
    expect(decide({ ...fitting, language: undefined }).reason).toBe('language');
    expect(decide({ ...fitting, country: 'SA' }).reason).toBe('country');
    expect(decide({ ...fitting, country: undefined }).reason).toBe('unknownCountry');
    expect(decide({ ...fitting, isSignedIn: false }).reason).toBe('signedIn');
    expect(decide(fitting)).toEqual({ isIn: false, reason: 'noId' });
    const [first, again] = [
      decide({ ...fitting, visitorId: 'v-1' }),
      decide({ ...fitting, visitorId: 'v-1' }),
    ];
    expect(first).toEqual(again);
    expect(decide({ ...fitting, visitorId: 'v-1' }, (first.bucket! + 1) / 100).reason).toBe('targetShare');
    expect(decide({ ...fitting, visitorId: 'v-1' }, first.bucket! / 100).reason).toBe('targetOutside');
  });
});
