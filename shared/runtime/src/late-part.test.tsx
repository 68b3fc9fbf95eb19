// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '@dana/i18n';
import { latePart } from './late-part.tsx';
import { RegionContext } from './region-context.ts';
import { type Shell, ShellProvider } from './shell-context.ts';

beforeEach(() => vi.useFakeTimers());

const shellTexts = {
  latePart: { lost: 'It did not come.', pressAgain: 'Press again.' },
  unavailable: { retry: 'Try again' },
};
const lostFor = 1_500;

/** A part in a file that does not come until the test releases it. */
function lostPart(lost: 'notice' | 'press' | 'without') {
  const file: { part: ComponentType<{ name: string }> | Error; asked: number } = {
    part: new Error('The file did not arrive.'),
    asked: 0,
  };
  const Part = latePart<{ name: string }>(
    async () => {
      file.asked += 1;
      if (file.part instanceof Error) throw file.part;
      return file.part;
    },
    { lost },
  );
  return { file, Part };
}

const shell = { showToast: vi.fn(), reportCrash: vi.fn(), leaveOutdated: vi.fn(async () => false) };
beforeEach(() => vi.clearAllMocks());

function show(part: ReactNode) {
  return render(
    <I18nextProvider i18n={createTexts('en', { shell: shellTexts })}>
      <ShellProvider shell={shell as unknown as Shell}>
        <RegionContext value="mf-test@1.0.0">
          <p>The page around it</p>
          {part}
        </RegionContext>
      </ShellProvider>
    </I18nextProvider>,
  );
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const Field = ({ name }: { name: string }) => <input aria-label={name} />;

it('says in its place that it did not come, and comes with a press on the button there', async () => {
  const { file, Part } = lostPart('notice');
  show(<Part name="Area" pending={<p>On its way</p>} />);
  expect(screen.getByText('On its way')).toBeTruthy();
  await pass(lostFor);
  expect(screen.getByRole('alert').textContent).toContain('It did not come.');
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByText('The page around it')).toBeTruthy();
  expect(shell.leaveOutdated).toHaveBeenCalledOnce();

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(lostFor);
  expect(file.asked).toBe(6);
  file.part = Field;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Area' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

function Opener({ Part }: { Part: ReturnType<typeof lostPart>['Part'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <Part name="Search" onLost={() => setOpen(false)} />}
    </>
  );
}

it('leaves the button that opens it as it was, with a message, and each press asks again', async () => {
  const { file, Part } = lostPart('press');
  show(<Opener Part={Part} />);
  const button = screen.getByRole('button', { name: 'Open' });
  for (const count of [1, 2]) {
    fireEvent.click(button);
    await pass(lostFor);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(shell.showToast).toHaveBeenCalledTimes(count);
    expect(shell.showToast).toHaveBeenLastCalledWith({ kind: 'error', text: 'Press again.' });
  }
  file.part = Field;
  fireEvent.click(button);
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
});

it('is left out without a message until the connection is back', async () => {
  const { file, Part } = lostPart('without');
  show(<Part name="Adverts" />);
  await pass(lostFor);
  expect(shell.showToast).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('The page around it');
  file.part = Field;
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Adverts' })).toBeTruthy();
});

it('costs its own place when it breaks, is reported by its region, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { file, Part } = lostPart('notice');
  let isBroken = true;
  file.part = ({ name }) => {
    if (isBroken) throw new Error('broken on purpose');
    return <Field name={name} />;
  };
  show(<Part name="Area" />);
  await pass(0);
  expect(screen.getByText('The page around it')).toBeTruthy();
  expect(shell.reportCrash).toHaveBeenCalledWith(
    'mf-test@1.0.0',
    expect.objectContaining({ message: 'broken on purpose' }),
  );
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('textbox', { name: 'Area' })).toBeTruthy();
});
