import '@dana/ui/tokens.css';
import '@dana/ui/reset.css';
import '@dana/ui/base.css';
import '@dana/ui/forced-colours.css';
import { isLocale } from '@dana/contracts/locale';
import { createRoot } from 'react-dom/client';
import { openShop } from './open-shop.ts';
import { Page } from './page.tsx';
import { Shop } from './shop.tsx';

const wanted = new URLSearchParams(location.search).get('locale');
const shop = await openShop(isLocale(wanted) ? wanted : 'en');
const { locale, direction } = shop.shell;
Object.assign(document.documentElement, { lang: locale, dir: direction });
createRoot(document.getElementById('root') ?? document.body).render(
  <Shop shop={shop}>
    <Page about={shop.about} quickView={shop.quickView} />
  </Shop>,
);
