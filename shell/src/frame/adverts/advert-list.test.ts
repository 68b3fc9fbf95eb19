import type { Advert } from '@dana/contracts/api/advert';
import type { RecordId } from '@dana/contracts/ids';
import { expect, it } from 'vitest';
import { closeAdvert, currentAdvert, listAdverts, nextAdvert, previousAdvert } from './advert-list.ts';

const advert = (id: string, priority: number): Advert => ({
  id: id as RecordId,
  priority,
  title: `Advert ${id}`,
  content: '',
  image_url: null,
  link_url: null,
});
const three = [advert('1', 5), advert('2', 20), advert('3', 10)];
const idsOf = ({ adverts }: { adverts: Advert[] }) => adverts.map(({ id }) => id);

it('shows the highest priority first, and equal ones by their id', () => {
  expect(idsOf(listAdverts(three, []))).toEqual(['2', '3', '1']);
  expect(idsOf(listAdverts([advert('10', 1), advert('9', 1)], []))).toEqual(['9', '10']);
});

it('leaves out what was closed before, and is closed when nothing is left', () => {
  expect(idsOf(listAdverts(three, ['3']))).toEqual(['2', '1']);
  expect(listAdverts(three, ['1', '2', '3']).isClosed).toBe(true);
  expect(listAdverts([], []).isClosed).toBe(true);
});

it('goes on to the last and stays there, and back to the first and stays there', () => {
  let list = listAdverts(three, []);
  list = previousAdvert(list);
  expect(currentAdvert(list)?.id).toBe('2');
  list = nextAdvert(nextAdvert(nextAdvert(list)));
  expect(currentAdvert(list)?.id).toBe('1');
  expect(list.index).toBe(2);
  expect(currentAdvert(previousAdvert(list))?.id).toBe('3');
});

it('keeps the index within what is left when an advert is closed', () => {
  const last = nextAdvert(nextAdvert(listAdverts(three, [])));
  const afterLast = closeAdvert(last, '1');
  expect([afterLast.index, currentAdvert(afterLast)?.id]).toEqual([1, '3']);

  const first = closeAdvert(listAdverts(three, []), '2');
  expect([first.index, currentAdvert(first)?.id]).toEqual([0, '3']);
  const none = closeAdvert(closeAdvert(first, '3'), '1');
  expect(none.isClosed).toBe(true);
  expect(currentAdvert(none)).toBeUndefined();
});
