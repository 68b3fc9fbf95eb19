// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs, Pagination } from '../index.ts';
import { pagesToShow } from './pages-to-show.ts';

const labels = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };

describe('the breadcrumb', () => {
  it('links every step but the current page', () => {
    render(
      <Breadcrumbs
        label="Breadcrumb"
        crumbs={[{ text: 'Home', href: '/' }, { text: 'Shop', href: '/shop' }, { text: 'Headphones' }]}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Shop']);
    expect(screen.getByText('Headphones').parentElement?.getAttribute('aria-current')).toBe('page');
  });
});

describe('the pages of a list', () => {
  it('are links, the current one marked', () => {
    render(<Pagination current={2} pageCount={3} hrefFor={(page) => `?page=${page}`} labels={labels} />);
    const current = screen.getByRole('link', { name: 'Page 2' });
    expect(current.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
  });

  it('have no link beyond their ends', () => {
    render(<Pagination current={1} pageCount={3} hrefFor={(page) => `?page=${page}`} labels={labels} />);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('are not shown for a single page', () => {
    const { container } = render(
      <Pagination current={1} pageCount={1} hrefFor={(page) => `?page=${page}`} labels={labels} />,
    );
    expect(container.innerHTML).toBe('');
  });

  it.each([
    [1, 12, [1, 2, null, 12]],
    [4, 12, [1, 2, 3, 4, 5, null, 12]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [9, 12, [1, null, 8, 9, 10, 11, 12]],
    [12, 12, [1, null, 11, 12]],
    [2, 3, [1, 2, 3]],
  ])('from page %i of %i show the ends and the neighbours', (current, pageCount, shown) => {
    expect(pagesToShow(current, pageCount)).toEqual(shown);
  });
});
