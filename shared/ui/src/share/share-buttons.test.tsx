// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ShareButtons } from './index.tsx';

const onItsOwnMachine = 'http://localhost:8080';
const path = '/en/product-details/pearl-ring?variant=7';
const buttons = (publicOrigin: string) => (
  <ShareButtons
    title="Pearl ring"
    address={`${publicOrigin}${path}`}
    publicOrigin={publicOrigin}
    texts={{ label: 'Share', copy: 'Copy', on: (network) => network }}
    onCopy={() => undefined}
  />
);
const sharedBy = (href: string | null | undefined) => new URL(href ?? '').searchParams.get('u');

async function showAt(address: string, publicOrigin: string) {
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(address);
  await act(async () => void render(buttons(publicOrigin)));
  return sharedBy(screen.getByRole('link', { name: 'Facebook' }).getAttribute('href'));
}

it('names the address of a shop behind a proxy that was not told its own', async () => {
  expect(await showAt(`https://dana.example${path}`, onItsOwnMachine)).toBe(`https://dana.example${path}`);
});

it('names the address that the shop was told, also on a developer’s machine', async () => {
  expect(await showAt(`${onItsOwnMachine}${path}`, 'https://dana.example')).toBe(
    `https://dana.example${path}`,
  );
});

it('is sent by the server with the address that it knows', () => {
  expect(renderToString(buttons('https://dana.example'))).toContain(
    encodeURIComponent(`https://dana.example${path}`),
  );
});
