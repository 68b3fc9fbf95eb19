// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from '../index.ts';
import { wordsOf } from './trusted-html.ts';

// DOMPurify is not safe in happy-dom (its own documentation says so); here we only prove that everything passes it.
vi.mock('dompurify', () => ({
  default: {
    addHook: () => {},
    sanitize: (html: string, config: { FORBID_ATTR: string[] }) =>
      html.replace(/<script.*?<\/script>/g, '').concat(`<i>without ${config.FORBID_ATTR.join(', ')}</i>`),
  },
}));

describe('text of an article', () => {
  it('that arrives in the browser is cleaned before anything of it is shown', async () => {
    const { container } = render(<RichText html="<p>Soft fit</p><script>x()</script>" />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(await screen.findByText('Soft fit')).toBeTruthy();
    expect(container.querySelector('script')).toBeNull();
    expect(container.textContent).toContain('without style, id, name, class');
    expect(container.querySelector('[aria-busy]')).toBeNull();
  });

  it('that came with the page is taken over without a change', async () => {
    const article = <RichText html='<p id="kept">From the server</p>' />;
    const host = document.createElement('div');
    host.innerHTML = renderToString(article);
    document.body.append(host);
    const sent = host.innerHTML;
    const root = await act(async () => hydrateRoot(host, article));
    expect(host.innerHTML).toBe(sent);
    await act(async () => root.unmount());
    host.remove();
  });

  it('that replaces what came with the page is cleaned as well', async () => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<RichText html="<p>First</p>" />);
    document.body.append(host);
    const root = await act(async () => hydrateRoot(host, <RichText html="<p>First</p>" />));
    await act(async () => root.render(<RichText html="<p>Second</p><script>x()</script>" />));
    expect(await screen.findByText('Second')).toBeTruthy();
    expect(host.querySelector('script')).toBeNull();
    await act(async () => root.unmount());
    host.remove();
  });

  it('runs in the direction of its own letters, whatever language it is filed under', () => {
    const html = renderToString(<RichText html="<p>Soft fit</p>" lang="ar" />);
    expect(html).toContain('lang="ar" dir="auto"');
  });

  it('whose cleaner cannot be fetched is still there as words', () => {
    expect(wordsOf('<p>Salt &amp; pearl</p><script>x()</script>').trim()).toBe('Salt & pearl');
  });
});
