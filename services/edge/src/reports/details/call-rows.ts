import type { FailedCall } from './beacon-details.ts';
import { mostFrequent } from '@dana/releases/reading/reports/most-frequent';
import type { CallRow } from '@dana/releases/reading/reports/report-section';
import { routeName } from './plain-names.ts';
import type { Reporter } from './reporter.ts';

/** `calls`: of one kind that one visit can count. */
const limits = { counted: 200, kept: 60, calls: 100 };
const others = { method: '*', route: 'others' };

/** Failed calls of one window, each kind once for a visit with the number that it said first. */
export function createCallRows() {
  const rows = new Map<string, CallRow>();

  return {
    add({ remote, method, route, status, count }: FailedCall, reporter: Reporter): void {
      const named = { method, route: routeName(route) };
      const key = [remote ?? '', method, named.route, status].join(' ');
      if (!reporter.isFirst(key)) return;
      const hasRoom = rows.has(key) || rows.size < limits.counted;
      const rowKey = hasRoom ? key : `others ${status}`;
      const known = rows.get(rowKey);
      rows.set(rowKey, {
        ...(hasRoom ? { ...named, ...(remote !== undefined && { remote }) } : others),
        status,
        visits: (known?.visits ?? 0) + 1,
        count: (known?.count ?? 0) + Math.min(count, limits.calls),
      });
    },
    read: (): CallRow[] => mostFrequent([...rows.values()], ({ visits }) => visits, limits.kept)[0],
  };
}
