import type { Art } from '../illustrations/art.ts';
import type { ColourName } from '../colours.ts';
import type { DrawingName, SceneName, ViewName } from '../picture-catalogue.ts';
import { arch, disc, plinth, sea, slab } from './props.ts';

/* A data table: which products stand where in each scene. Longer than most files because it is one list. */

/** A product in a scene: where the middle of its own square stands, how large it is (1 = 1000 units), how it leans. */
export type Placed = readonly [
  kind: DrawingName,
  view: ViewName,
  colour: ColourName,
  x: number,
  y: number,
  scale: number,
  degrees?: number,
];

export type Composition = { readonly ground?: (art: Art) => string; readonly products: readonly Placed[] };

const stone = '#d8cfc2';
const blushStone = '#e6cfc5';
const seaStone = '#bcd0cf';
const wide = { width: 1600, height: 1000 };

export const compositions: Partial<Record<SceneName, Composition>> = {
  'hero-sound': {
    ground: (art) =>
      disc(art, 830, 430, 400, '#e2d6c5') +
      plinth(art, 820, 800, 620, 120, stone) +
      plinth(art, 1270, 860, 380, 80, '#cbbfae') +
      plinth(art, 370, 880, 360, 60, '#e0d8cb'),
    products: [
      ['headphones', 'angle', 'graphite', 830, 470, 0.8],
      ['speaker', 'angle', 'sea', 1275, 650, 0.5],
      ['earbuds', 'angle', 'pearl', 375, 730, 0.4],
    ],
  },
  'hero-wardrobe': {
    ground: (art) =>
      arch(art, 620, 70, 560, 850, '#e7d7cb') +
      slab(art, 300, 900, 1080, 50, stone) +
      plinth(art, 1240, 820, 400, 90, blushStone),
    products: [
      ['jacket', 'front', 'navy', 620, 480, 0.86],
      ['bag', 'angle', 'sand', 1240, 590, 0.6],
      ['shoes', 'pair', 'wine', 330, 780, 0.44],
    ],
  },
  'banner-desk': {
    ground: (art) => slab(art, 160, 520, 1280, 46, stone),
    products: [
      ['laptop', 'angle', 'silver', 640, 280, 0.62],
      ['tablet', 'angle', 'graphite', 1080, 320, 0.46],
      ['phone', 'back', 'sea', 1320, 370, 0.34],
    ],
  },
  'banner-travel': {
    ground: (art) => slab(art, 160, 530, 1280, 40, '#d5d2c4'),
    products: [
      ['backpack', 'angle', 'olive', 560, 290, 0.58],
      ['camera', 'angle', 'graphite', 960, 400, 0.36],
      ['sneakers', 'pair', 'pearl', 1270, 410, 0.4],
    ],
  },
  'banner-watch': {
    ground: (art) => arch(art, 480, 90, 640, 990, '#dfe3e0') + plinth(art, 440, 930, 520, 120, seaStone),
    products: [
      ['phone', 'angle', 'graphite', 650, 620, 0.76],
      ['watch', 'angle', 'gold', 380, 680, 0.66],
    ],
  },
  'banner-bags': {
    ground: (art) =>
      arch(art, 480, 80, 640, 1000, '#ead9cd') +
      plinth(art, 480, 690, 520, 70, blushStone) +
      plinth(art, 480, 1050, 640, 60, stone),
    products: [
      ['bag', 'angle', 'wine', 480, 430, 0.66],
      ['shoes', 'pair', 'sand', 480, 900, 0.56],
    ],
  },
  'banner-gold': {
    ground: (art) => arch(art, 480, 80, 640, 1000, '#ede0cf') + plinth(art, 480, 960, 600, 100, '#e2d3bd'),
    products: [
      ['bracelet', 'angle', 'gold', 480, 780, 0.76],
      ['ring', 'angle', 'gold', 480, 390, 0.52],
    ],
  },
  'blog-capsule': {
    ground: (art) => slab(art, 120, 900, 1360, 40, stone),
    products: [
      ['t-shirt', 'front', 'pearl', 440, 480, 0.78],
      ['jacket', 'front', 'olive', 1080, 470, 0.8],
      ['sneakers', 'angle', 'pearl', 760, 800, 0.44],
    ],
  },
  'blog-leather': {
    ground: (art) => arch(art, 560, 60, 620, 860, '#ead8c6') + slab(art, 160, 870, 1280, 60, '#d9c4ae'),
    products: [
      ['bag', 'front', 'amber', 560, 540, 0.8],
      ['bag', 'angle', 'wine', 1150, 610, 0.6],
    ],
  },
  'blog-scent': {
    ground: (art) => slab(art, 200, 850, 1200, 60, blushStone),
    products: [
      ['perfume', 'front', 'amber', 430, 470, 0.82],
      ['perfume', 'side', 'rose', 800, 480, 0.8],
      ['perfume', 'angle', 'violet', 1180, 470, 0.82],
    ],
  },
  about: {
    ground: (art) => sea(art, wide.width, wide.height) + disc(art, 800, 330, 190, '#f8efe2'),
    products: [['necklace', 'front', 'gold', 800, 500, 0.94]],
  },
};

/** Category tiles: one product, large enough for a round crop. */
export const categoryTiles: Partial<Record<SceneName, readonly [DrawingName, ViewName, ColourName]>> = {
  'category-electronics': ['laptop', 'angle', 'silver'],
  'category-phones': ['phone', 'angle', 'sea'],
  'category-tablets': ['tablet', 'pair', 'silver'],
  'category-cameras': ['camera', 'angle', 'graphite'],
  'category-fashion': ['dress', 'front', 'wine'],
  'category-clothing': ['jacket', 'front', 'navy'],
  'category-bags': ['bag', 'angle', 'sand'],
  'category-shoes': ['sneakers', 'angle', 'pearl'],
};
