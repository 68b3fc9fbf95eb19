// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

  it('that came with the page is hydrated without a change, although nobody reads it again', async () => {
    const { host, root, unmount } = await hydrate(<RichText html="<p>Raw</p>" />, '<p>Cleaned</p>');
    expect(host.textContent).toBe('Cleaned');
    await act(async () => root.render(<RichText html="<p>Raw</p>" lang="ar" />));
    expect(host.textContent).toBe('Cleaned');
    await unmount();
  });

  it('that replaces what came with the page is cleaned, and so is the first one when it returns', async () => {
    const { host, root, unmount } = await hydrate(<RichText html="<p>First</p>" />, '<p>First</p>');
    await act(async () => root.render(<RichText html="<p>Second</p><script>x()</script>" />));
    expect(await screen.findByText('Second')).toBeTruthy();
    expect(host.querySelector('script')).toBeNull();
    await act(async () => root.render(<RichText html="<p>First</p>" />));
    expect(await screen.findByText('First')).toBeTruthy();
    expect(host.textContent).toContain('without style, id');
    await unmount();
  });

  it('that the server could not send is fetched by the browser', async () => {
    const { unmount } = await hydrate(<RichText html="<p>Late</p>" />, '');
    expect(await screen.findByText('Late')).toBeTruthy();
    await unmount();
  });

  it('runs in the direction of its own letters, whatever language it is filed under', () => {
    const { container } = render(<RichText html="<p>Soft fit</p>" lang="ar" />);
    expect(container.firstElementChild?.getAttribute('dir')).toBe('auto');
    expect(container.firstElementChild?.getAttribute('lang')).toBe('ar');
  });

  it('whose cleaner cannot be fetched is still there as words', () => {
    expect(wordsOf('<p>Salt &amp; pearl</p><script>x()</script>').trim()).toBe('Salt & pearl');
  });
});

/** Hydrates a text over what a server sent for it. */
async function hydrate(text: ReactElement, sent: string) {
  const host = document.createElement('div');
  host.innerHTML = `<div dir="auto" class="prose">${sent}</div>`;
  document.body.append(host);
  const root = await act(async () => hydrateRoot(host, text));
  const unmount = async () => {
    await act(async () => root.unmount());
    host.remove();
  };
  return { host, root, unmount };
}
