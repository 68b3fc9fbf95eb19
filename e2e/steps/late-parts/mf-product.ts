import { detailsOf, findProduct } from '../../product/details.ts';
import { dialog, main, signedIn, type Visit } from './visit.ts';

export const productVisits: readonly Visit[] = [
  {
    path: '/product-details',
    prepare: signedIn,
    parts: [
      {
        name: 'mf-product ReviewForm',
        press: async (page, shop) => {
          const { main, button } = detailsOf(page, shop);
          await main.getByRole('tab').last().click();
          await button('writeReview.open').click();
        },
        seen: (page, { texts }) =>
          main(page).getByRole('button', { name: texts('product', 'writeReview.send') }),
      },
      {
        name: 'mf-product ZoomDialog',
        press: (page, shop) => detailsOf(page, shop).button('gallery.enlarge').first().press('Enter'),
        seen: (page, { texts }) =>
          page.getByRole('dialog').getByRole('button', { name: texts('product', 'gallery.close') }),
      },
    ],
  },
  {
    path: async (_page, { locale }) => {
      const { slug } = await findProduct(locale, ({ current_stock }) => current_stock === 0);
      return `/product-details/${slug}`;
    },
    parts: [
      {
        name: 'mf-product StockRequestForm',
        press: (page, shop) => detailsOf(page, shop).button('stockRequest.open').click(),
        seen: (page, { texts }) =>
          main(page).getByLabel(texts('product', 'stockRequest.email'), { exact: true }),
      },
    ],
  },
  {
    path: '/product-details/duruba-corniche-sneakers',
    parts: [
      {
        name: 'mf-product SizeGuideDialog',
        press: (page, shop) => detailsOf(page, shop).button('sizeGuide.title').press('Enter'),
        seen: (page, { texts }) => dialog(page, texts('product', 'sizeGuide.title')),
      },
    ],
  },
  {
    path: '/product-details-video',
    prepare: (page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
      ),
    parts: [
      {
        name: 'mf-product VideoDialog',
        press: (page, shop) => detailsOf(page, shop).button('video.play').press('Enter'),
        seen: (page, { texts }) =>
          page.getByRole('dialog').getByRole('link', { name: texts('product', 'video.elsewhere') }),
      },
    ],
  },
];
