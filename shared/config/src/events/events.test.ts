import { expect, it } from 'vitest';
import { writeEventsPage } from './write-events-page.ts';

it('writes for each event what it carries and between whom', () => {
  const page = writeEventsPage([
    {
      name: 'mf-x',
      emits: new Set(['order.placed']),
      listens: new Set(),
      handles: new Set(['cart.addRequested']),
    },
  ]);
  expect(page).toContain(
    '## order.placed\n\nFields: `orderId` string.\n\nEmitted by: mf-x.\n\nReceived by: nobody yet.',
  );
  expect(page).toContain('Answered by the service of mf-x.');
});
