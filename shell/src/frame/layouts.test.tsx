// @vitest-environment happy-dom
import type { Layout } from '@dana/contracts/release/remote-manifest';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Frame } from './frame.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const framed = (layout: Layout) => (
  <Frame layoutOf={() => layout}>
    <Address />
  </Frame>
);
const header = () => within(screen.getByRole('banner'));
/** Its code comes behind the page's. */
const footer = async () => within(await screen.findByRole('contentinfo'));
const order = (first: Element, second: Element) =>
  Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);

it.each([
  ['en', 'default'],
  ['en', 'layout-one'],
  ['ar', 'layout-two'],
  ['ar', 'layout-three'],
  ['en', 'layout-four'],
] as const)(
  'offers menu, search, cart, languages and all ways to the shop in every layout (%s, %s)',
  async (locale, layout) => {
    await renderInShell(framed(layout), { locale, slot: () => null });
    await waitFor(() => expect(header().getAllByRole('navigation')).toHaveLength(1));
    expect(header().getAllByRole('link', { name: locale === 'ar' ? 'السلة' : 'Cart' })).not.toEqual([]);
    expect(header().getByRole('link', { name: locale === 'ar' ? 'English' : 'العربية' })).toBeTruthy();
    expect(
      header().getAllByRole('link', { name: locale === 'ar' ? 'بحث' : 'Search' }).length,
    ).toBeGreaterThan(0);
    expect((await footer()).getByRole('link', { name: '+965 2200 0190' })).toBeTruthy();
    expect(screen.getByRole('main').id).toBe('main');
  },
);

const addressShown = () => document.querySelector('output')?.textContent;

it('leaves a page that asks for no layout alone', async () => {
  await renderInShell(framed('none'));
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.getByRole('main')).toBeTruthy();
});

it('names the telephone and searches by department in layout-one', async () => {
  await renderInShell(framed('layout-one'));
  const search = within(await screen.findByRole('search'));
  expect(header().getByRole('link', { name: /Call us/ })).toBeTruthy();
  const department = search.getByRole('combobox', { name: 'Department' });
  const send = search.getByRole('button', { name: 'Search' });
  expect(
    within(department)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All departments', 'Electronics', 'Fashion', 'Beauty', 'Jewelry']);

  fireEvent.click(send);
  expect(addressShown()).toBe('/');
  fireEvent.change(department, { target: { value: 'beauty' } });
  await act(async () => fireEvent.click(send));
  expect(addressShown()).toBe('/search?productType=beauty');
  fireEvent.change(search.getByRole('searchbox'), { target: { value: ' a&b ' } });
  await act(async () => fireEvent.click(send));
  expect(addressShown()).toBe('/search?searchText=a%26b&productType=beauty');
});

it('opens the search over the page from its icon and leaves with the page', async () => {
  await renderInShell(framed('layout-three'));
  await act(async () => fireEvent.click(header().getByRole('link', { name: 'Search' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search the shop' }));
  fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'pearl' } });
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Search' })));
  expect(addressShown()).toBe('/search?searchText=pearl');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('begins the footer with the ways to talk and ends it with the newsletter in layout-four', async () => {
  await renderInShell(framed('layout-four'), { slot: () => <p>newsletter</p> });
  const shown = await footer();
  const talk = shown.getByRole('heading', { name: 'Contact us' });
  const information = shown.getByRole('heading', { name: /Information/ });
  expect(order(talk, information)).toBe(true);
  expect(order(information, await shown.findByText('newsletter'))).toBe(true);
});

it('gives its field to the suggestions once the shopper turns to it, with what was typed', async () => {
  await renderInShell(framed('default'), {
    slot: (props: object) => (
      <input type="search" aria-label="with suggestions" placeholder={JSON.stringify(props)} />
    ),
  });
  const plain = header().getByRole('searchbox');
  (plain as HTMLInputElement).value = 'pea';
  await act(async () => plain.focus());
  const field = await screen.findByRole('searchbox', { name: 'with suggestions' });
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('placeholder')).toBe('{"place":"header","text":"pea"}');
});
