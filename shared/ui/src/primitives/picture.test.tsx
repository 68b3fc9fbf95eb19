// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from '../index.ts';

const own = '/api/media/headphones/front-graphite.jpg';

describe('a picture', () => {
  it('of ours is offered in the best format in several widths, and in one for browsers without it', () => {
    const { container } = render(<Picture src={own} alt="Headphones" sizes="25vw" />);
    const [source, ...others] = container.querySelectorAll('source');
    expect(others).toEqual([]);
    expect(source).toMatchObject({ type: 'image/avif', sizes: '25vw' });
    expect(source?.srcset).toContain('front-graphite-480.avif 480w');
    const image = screen.getByRole('img');
    expect(image.getAttribute('src')).toMatch(/front-graphite-\d+\.webp$/);
    // It always keeps its place.
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1000', '1000']);
  });

  it('of another place is shown as it is', () => {
    const { container } = render(<Picture src="https://example.com/a.png" alt="A" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('https://example.com/a.png');
  });

  it('waits until it is near, except the first of a page', () => {
    const { rerender } = render(<Picture src={own} alt="Headphones" />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img').getAttribute('decoding')).toBe('async');
    rerender(<Picture src={own} alt="Headphones" priority />);
    expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
  });

  it('fades in over its tint but for the first view’s, and is hidden for nobody who has it or has no scripts', () => {
    const isThere = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(<Picture src={own} alt="First" priority />);
    expect(screen.getByRole('img', { name: 'First' }).dataset.waits).toBeUndefined();
    const { container } = render(<Picture src={own} alt="Headphones" tint="#3b3f4740" />);
    isThere.mockRestore();
    const image = screen.getByRole('img', { name: 'Headphones' });
    expect(container.querySelector('picture')?.style.getPropertyValue('--tint')).toBe('#3b3f4740');
    expect(image.dataset.waits, 'on its way').toBe('');
    fireEvent.load(image);
    expect(image.dataset.waits).toBeUndefined();
    const sent = renderToString(<Picture src={own} alt="Headphones" tint="#3b3f4740" />);
    expect(sent).not.toContain('data-waits');
  });

  it('that cannot be had leaves a quiet ground with the same name, until it is given another address', () => {
    const { container, rerender } = render(<Picture src={own} alt="Headphones" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Headphones' }).tagName).toBe('SPAN');
    expect(container.querySelector('img')).toBeNull();
    rerender(<Picture src="/api/media/headphones/side-graphite.jpg" alt="Headphones" />);
    expect(container.querySelector('img')).not.toBeNull();
  });
});
