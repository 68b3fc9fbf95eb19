// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Direction, UiProvider } from '../index.ts';
import { Toolbar } from './index.tsx';

const show = (dir: Direction) =>
  render(
    <UiProvider dir={dir}>
      <Toolbar label="Pearl lamp">
        <button type="button">First</button>
        <button type="button" tabIndex={-1}>
          Second
        </button>
        <button type="button" tabIndex={-1}>
          Third
        </button>
      </Toolbar>
      <button type="button">After</button>
    </UiProvider>,
  );
const focused = () => document.activeElement?.textContent;

it.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ['ltr', '{ArrowDown}', '{ArrowUp}'],
] as const)('is one stop, %s, with %s forward and %s back', async (dir, forward, back) => {
  show(dir);
  expect(screen.getByRole('toolbar', { name: 'Pearl lamp' })).toBeDefined();
  await userEvent.tab();
  await userEvent.keyboard(forward);
  expect(focused()).toBe('Second');
  await userEvent.keyboard(`${back}${back}`);
  expect(focused()).toBe('Third');
  await userEvent.tab();
  expect(focused()).toBe('After');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Third');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('First');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Third');
});
