import { expect, it } from 'vitest';
import { tintOf } from './read-pictures.ts';

const drawing = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 100 100">${inside}</svg>`,
  );

it('is the colour of what is drawn, as far as that covers its box', async () => {
  const tint = await tintOf(drawing('<rect width="50" height="100" fill="#cc2010"/>'));
  expect(tint).toMatch(/^#c2[01][78]$/);
});

it('covers all of its box for a photograph', async () => {
  expect(await tintOf(drawing('<rect width="100" height="100" fill="#204060"/>'))).toBe('#246f');
});

it('is nothing for what is no picture', async () => {
  expect(await tintOf(Buffer.from('no picture'))).toBeUndefined();
});
