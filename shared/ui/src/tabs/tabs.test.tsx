// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ToggleGroup } from '../toggle-group/index.tsx';
import { Tabs } from './index.tsx';

const items = [
  { id: 'text', label: 'Description', content: 'Forty hours' },
  { id: 'reviews', label: 'Reviews', content: 'Twelve reviews' },
  { id: 'shipping', label: 'Shipping', content: 'Two days' },
];
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('have all their text in the page that the server sends', () => {
    const html = renderToString(<Tabs label="Details" items={items} />);
    for (const { content } of items) expect(html).toContain(content);
  });

  it.each([
    ['ltr', '{ArrowRight}'],
    ['rtl', '{ArrowLeft}'],
  ] as const)('in %s the next tab is reached with %s', async (dir, key) => {
    render(
      <div dir={dir}>
        <Tabs label="Details" items={items} dir={dir} />
      </div>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Description' }));
    await userEvent.keyboard(`${key}{Enter}`);
    await waitFor(() => expect(selected()).toBe('Reviews'));
    expect(screen.getByRole('tabpanel').textContent).toBe('Twelve reviews');
  });
});

describe('a group of toggles', () => {
  const options = [
    { value: 's', label: 'Small' },
    { value: 'm', label: 'Medium' },
    { value: 'sea', label: 'Sea green', colour: '#0b5c63' },
  ];

  it('names its buttons, drawn ones too, and marks the pressed one', () => {
    render(<ToggleGroup label="Size" options={options} value={['m']} onChange={() => {}} />);
    expect(screen.getByRole('group', { name: 'Size' })).toBeTruthy();
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Medium');
    expect(screen.getByRole('button', { name: 'Sea green' })).toBeTruthy();
  });

  it('reports the new choice, and keeps the last one', async () => {
    const chosen: string[][] = [];
    render(
      <ToggleGroup label="Size" options={options} value={['m']} onChange={(value) => chosen.push(value)} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Small' }));
    await userEvent.click(screen.getByRole('button', { name: 'Medium' }));
    expect(chosen).toEqual([['s']]);
  });
});
