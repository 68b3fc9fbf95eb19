import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { earlyPresses } from './early-presses.ts';

type PageWindow = { eval: (script: string) => void; document: PageElement; location: { href: string } };
type PageElement = {
  checked: boolean;
  click: () => void;
  querySelector: (selector: string) => PageElement;
  addEventListener: (type: string, listener: (event: PageEvent) => void) => void;
};
type PageEvent = { defaultPrevented: boolean; preventDefault: () => void };
const { JSDOM } = createRequire(import.meta.url)('jsdom') as {
  JSDOM: new (html: string, options: { runScripts: 'outside-only'; url: string }) => { window: PageWindow };
};

/** A page that nobody has taken over yet, and what reaches its elements. */
function openPage(html: string) {
  const { window } = new JSDOM(`<body>${html}</body>`, {
    runScripts: 'outside-only',
    url: 'https://dana.example/',
  });
  window.eval(earlyPresses.text);
  const find = (selector: string) => window.document.querySelector(selector);
  const takeOver = (selector: string, received: () => void, type = 'click') => {
    const element = find(selector);
    Object.assign(element, { __reactFiber$test: {} });
    element.addEventListener(type, (event) => {
      event.preventDefault();
      received();
    });
  };
  return { window, find, takeOver };
}

it('a button pressed before the page is taken over is pressed again afterwards, once', async () => {
  const { find, takeOver } = openPage('<button type="button"><i>Add</i></button>');
  find('i').click();
  let received = 0;
  takeOver('button', () => (received += 1));
  await expect.poll(() => received).toBe(1);
  find('i').click();
  expect(received).toBe(2);
});

it('a press that is queued reaches nobody before it is repeated: who would answer it at once would answer it twice', async () => {
  const { find, takeOver, window } = openPage('<button type="button">Add</button>');
  let reached = 0;
  window.document.addEventListener('click', () => (reached += 1));
  find('button').click();
  expect(reached).toBe(0);
  takeOver('button', () => undefined);
  await expect.poll(() => reached).toBe(1);
});

it('a link that opens something is queued like a button; other links are the browser’s', async () => {
  const { find, takeOver, window } = openPage(
    '<a id="menu" data-press href="#all">Menu</a><a href="#b">B</a>',
  );
  let received = 0;
  find('#menu').click();
  takeOver('#menu', () => (received += 1));
  await expect.poll(() => received).toBe(1);
  expect(window.location.href).toBe('https://dana.example/');
  find('[href="#b"]').click();
  await expect.poll(() => window.location.href).toBe('https://dana.example/#b');
});

it('a link that opens something is the browser’s where it is wanted in a tab of its own; a button never is', () => {
  const { window } = openPage('<a data-press href="#all">Menu</a><button type="button">Add</button>');
  const reached: string[] = [];
  window.document.addEventListener('click', (event) => {
    reached.push((event as unknown as { target: { tagName: string } }).target.tagName);
    event.preventDefault();
  });
  for (const selector of ['a', 'button'])
    window.eval(
      `document.querySelector('${selector}').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))`,
    );
  expect(reached).toEqual(['A']);
});

it('a form sent too early stays on its page and is sent once somebody listens, by the same button', async () => {
  const { find, takeOver, window } = openPage(
    '<form method="post"><input name="q"><button value="b">Send</button></form>',
  );
  find('button').click();
  expect(window.location.href).toBe('https://dana.example/');
  let received = 0;
  takeOver('form', () => (received += 1), 'submit');
  takeOver('button', () => undefined, 'none');
  await expect.poll(() => received).toBe(1);
});

it('a form with an address of its own is the browser’s', () => {
  const { find, window } = openPage('<form action="/search"><button>Search</button></form>');
  let isPrevented: boolean | undefined;
  window.document.addEventListener('submit', (event) => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  });
  find('button').click();
  expect(isPrevented).toBe(false);
});

it('a box ticked too early is ticked when the page knows of it', async () => {
  const { find } = openPage('<input type="checkbox">');
  find('input').click();
  expect(find('input').checked).toBe(false);
  let received = 0;
  Object.assign(find('input'), { __reactFiber$test: {} });
  find('input').addEventListener('change', () => (received += 1));
  await expect.poll(() => received).toBe(1);
  expect(find('input').checked).toBe(true);
});
