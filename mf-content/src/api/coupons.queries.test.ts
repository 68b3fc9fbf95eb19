import type { ApiClient } from '@dana/api-client';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { couponsQuery } from './coupons.queries.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

async function endedAt(device: string): Promise<boolean[]> {
  vi.setSystemTime(Date.parse(device));
  const coupon = (status: string | null, ends_at: string) => ({ status, ends_at });
  const data = [
    coupon('active', '2026-06-01T00:00:00Z'),
    coupon('used_up', '2026-06-01T00:00:00Z'),
    coupon('expired', '2026-01-01T00:00:00Z'),
  ];
  const api = { locale: 'en', currency: 'KWD', get: async () => ({ data }) } as unknown as ApiClient;
  const coupons = await new QueryClient().fetchQuery(couponsQuery(api));
  return coupons.map(({ hadEnded }) => hadEnded);
}

it.each(['2016-03-01', '2026-03-01', '2035-03-01'])(
  'has ended what the shop says has, on a device of %s',
  async (day) => {
    expect(await endedAt(day)).toEqual([false, false, true]);
  },
);
