import { expect, it, vi } from 'vitest';
import { bringFile } from './bring-file.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('is under way until the whole file is there, not only its headers', async () => {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  vi.stubGlobal('fetch', async () => new Response(body.readable));
  const over = vi.fn();
  const brought = bringFile('/a.css', 'low').then(over);
  const writer = body.writable.getWriter();
  await writer.write(new TextEncoder().encode('a{'));
  await settle();
  expect(over).not.toHaveBeenCalled();
  await writer.close();
  await brought;
});

it('says that a file could not be had', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  await expect(bringFile('/a.css', 'low')).rejects.toThrow('away');
});
