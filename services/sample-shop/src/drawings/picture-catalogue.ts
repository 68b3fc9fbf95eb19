import type { ColourName } from './colours.ts';
import { brandMarks } from './scenes/brand-marks.ts';

export type ViewName =
  | 'front'
  | 'angle'
  | 'side'
  | 'back'
  | 'top'
  | 'detail'
  | 'open'
  | 'closed'
  | 'folded'
  | 'pair';

/** Every kind of product, and its views; the first view is the one a card shows. */
export const drawings = {
  headphones: ['angle', 'front', 'side', 'back', 'detail'],
  earbuds: ['angle', 'front', 'top', 'detail'],
  speaker: ['angle', 'front', 'back', 'detail'],
  phone: ['angle', 'front', 'back', 'pair'],
  tablet: ['angle', 'front', 'back', 'pair'],
  laptop: ['angle', 'front', 'side', 'back'],
  watch: ['angle', 'front', 'side', 'detail'],
  camera: ['angle', 'front', 'top', 'back'],
  't-shirt': ['front', 'back', 'folded', 'detail'],
  dress: ['front', 'back', 'detail'],
  jacket: ['front', 'back', 'detail'],
  bag: ['angle', 'front', 'side', 'detail'],
  backpack: ['angle', 'front', 'side', 'back'],
  shoes: ['angle', 'side', 'pair'],
  sneakers: ['angle', 'side', 'top', 'pair'],
  lipstick: ['open', 'angle', 'closed', 'pair'],
  'cream-jar': ['angle', 'front', 'open', 'top'],
  perfume: ['angle', 'front', 'side', 'detail'],
  palette: ['open', 'angle', 'closed', 'detail'],
  bracelet: ['angle', 'front', 'top', 'detail'],
  earrings: ['front', 'angle', 'side', 'detail'],
  necklace: ['front', 'angle', 'detail'],
  pendant: ['front', 'angle', 'detail'],
  ring: ['angle', 'front', 'top', 'pair'],
} as const satisfies Record<string, readonly ViewName[]>;

export type DrawingName = keyof typeof drawings;

export const drawingNames = Object.keys(drawings) as DrawingName[]; // keys of a literal: exactly DrawingName

/** Proportions (width, height) by view name; `@dana/contracts/media` knows the same five. */
export const sceneAspects = {
  wide: [1600, 1000],
  banner: [1600, 600],
  tall: [960, 1200],
  square: [1000, 1000],
  mark: [600, 200],
} as const;

export type SceneView = keyof typeof sceneAspects;

const brandScenes = Object.fromEntries(
  Object.keys(brandMarks).map((slug) => [`brand-${slug}`, 'mark'] as const),
) as Record<`brand-${keyof typeof brandMarks}`, 'mark'>; // fromEntries forgets the literal keys

/** Compositions that are not one product, with their proportions; in folders `scene-<name>`, with the one colour `natural`. */
export const scenes = {
  'hero-sound': 'wide',
  'hero-wardrobe': 'wide',
  'banner-desk': 'banner',
  'banner-travel': 'banner',
  'banner-watch': 'tall',
  'banner-bags': 'tall',
  'banner-gold': 'tall',
  'category-electronics': 'square',
  'category-phones': 'square',
  'category-tablets': 'square',
  'category-cameras': 'square',
  'category-fashion': 'square',
  'category-clothing': 'square',
  'category-bags': 'square',
  'category-shoes': 'square',
  'blog-capsule': 'wide',
  'blog-leather': 'wide',
  'blog-scent': 'wide',
  about: 'wide',
  'empty-cart': 'square',
  'empty-wishlist': 'square',
  'not-found': 'square',
  error: 'square',
  ...brandScenes,
} as const satisfies Record<string, SceneView>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[]; // keys of a literal: exactly SceneName

export type Picture =
  | {
      readonly kind: 'drawing';
      readonly drawing: DrawingName;
      readonly view: ViewName;
      readonly colour: ColourName;
    }
  | { readonly kind: 'scene'; readonly scene: SceneName };
