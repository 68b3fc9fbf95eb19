import { listPageMax } from '@dana/contracts/list-limits';
import { describe, expect, it } from 'vitest';
import { blogAddress, blogFilterOf } from './blog-address.ts';

describe('addresses of the blog', () => {
  it('name only what is asked', () => {
    expect(blogAddress({})).toBe('/blog');
    expect(blogAddress({ page: 1, tag: '' })).toBe('/blog');
    expect(blogAddress({ tag: 'pearls & gold', page: 3 })).toBe('/blog?tag=pearls+%26+gold&page=3');
  });

  it('are read back as they were written, in any language', () => {
    const filter = { category: 'العناية', tag: '', search: 'عطر 100%', page: 2 };
    expect(blogFilterOf(new URL(blogAddress(filter), 'https://dana.example').searchParams)).toEqual(filter);
  });

  it('take the page in digits of any script, and at most the last one that the API takes', () => {
    const pageOf = (page: string) => blogFilterOf(new URLSearchParams({ page })).page;
    expect(pageOf('٣')).toBe(3);
    expect(pageOf('1000001')).toBe(listPageMax);
  });

  it.each(['0', '-1', 'two', '1.5', '1e99', ''])('start at the first page when the page is %j', (page) => {
    expect(blogFilterOf(new URLSearchParams({ page })).page).toBe(1);
  });
});
