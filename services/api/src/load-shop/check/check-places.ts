import type { Fault } from '../read/faults.ts';
import type { Catalogue } from '../read/read-folder.ts';
import { missing, type Names } from './missing.ts';

/** What countries and holidays refer to: shipping and payment methods, each once, and countries. */
export function checkPlaces(
  { countries, holidays }: Catalogue,
  known: { shipping: Names; payments: Names; countries: Names },
): Fault[] {
  return [
    ...countries.flatMap((entry) => {
      const { shipping = [], payments = [] } = entry.value;
      return [
        ...shipping.flatMap(({ method }, index) => {
          const path = ['shipping', index, 'method'];
          const isTwice = shipping.findIndex((other) => other.method === method) < index;
          return isTwice
            ? [entry.fault(path, `"${method}" stands here twice.`)]
            : missing(entry, path, method, 'shipping method', known.shipping);
        }),
        ...payments.flatMap((code, index) => {
          const path = ['payments', index];
          return payments.indexOf(code) < index
            ? [entry.fault(path, `"${code}" stands here twice.`)]
            : missing(entry, path, code, 'payment method', known.payments);
        }),
      ];
    }),
    ...holidays.flatMap((entry) =>
      (entry.value.countries ?? []).flatMap((code, index) =>
        missing(entry, ['countries', index], code, 'country', known.countries),
      ),
    ),
  ];
}
