import '@dana/ui/tokens.css';
import '@dana/ui/reset.css';
import '@dana/ui/base.css';
import '@dana/ui/forced-colours.css';
// Federation's plugin gives to remotes only what the host imports itself.
import '@dana/runtime/mount';
import { newRequestId } from '@dana/api-client';
import { createBus } from '@dana/bus';
import { directionOf, isLocale } from '@dana/contracts/locale';
import type { Mount } from '@dana/runtime/mount';
import { loadRemote } from '@module-federation/enhanced/runtime';

const wanted = new URLSearchParams(location.search).get('locale');
const locale = isLocale(wanted) ? wanted : 'en';
Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });

// What is published here, the quick view hears.
const bus = createBus();
const [content, product] = await Promise.all([mountOf('content'), mountOf('product')]);
const slot = { slot: 'product.quickView', props: {}, locale, shell: { bus } } as const;
const [leave, goods] = await Promise.all([
  content(added('main'), { path: '/about', locale }),
  firstProduct(),
  product(added('div'), slot),
]);

const header = added('header', 'prepend');
button(goods.name, () =>
  bus.publish({ type: 'product.quickViewRequested', requestId: newRequestId(), slug: goods.slug }),
);
button('Take the page away', leave);

async function mountOf(remote: string): Promise<Mount> {
  const module = await loadRemote<{ mount: Mount }>(`${remote}/mount`);
  if (!module) throw new Error(`${remote} could not be loaded.`);
  return module.mount;
}

async function firstProduct() {
  const answer = await fetch(`/api/products?per_page=1&lang=${locale}`);
  const { data } = (await answer.json()) as { data: { slug: string; name: string }[] };
  const [first] = data;
  if (!first) throw new Error('The shop has no products.');
  return first;
}

function added(name: string, way: 'append' | 'prepend' = 'append'): HTMLElement {
  const element = document.createElement(name);
  document.body[way](element);
  return element;
}

function button(text: string, onClick: () => void): void {
  const element = document.createElement('button');
  Object.assign(element, { type: 'button', textContent: text, onclick: onClick });
  header.append(element);
}
