import { type ColourName, colourNames, colours, isColourName } from './colours.ts';
import { brands } from './scenes/brands.ts';

export type PictureLocale = 'en' | 'ar';
export type PictureWords = { readonly en: string; readonly ar: string };

export type DrawingEntry = { readonly name: PictureWords; readonly views: readonly ViewName[] };
/** `aspect` is width and height in proportion; the view's name says it too, so that a URL tells its own shape. */
export type SceneEntry = { readonly alt: PictureWords; readonly view: SceneView };

export const views = {
  front: { en: 'seen from the front', ar: 'من الأمام' },
  angle: { en: 'seen at an angle', ar: 'من زاوية مائلة' },
  side: { en: 'seen from the side', ar: 'من الجانب' },
  back: { en: 'seen from the back', ar: 'من الخلف' },
  top: { en: 'seen from above', ar: 'من الأعلى' },
  detail: { en: 'a close detail', ar: 'تفصيل قريب' },
  open: { en: 'open', ar: 'بغطاء مفتوح' },
  closed: { en: 'closed', ar: 'بغطاء مغلق' },
  folded: { en: 'folded', ar: 'مطوي' },
  pair: { en: 'two together', ar: 'قطعتان معًا' },
} as const satisfies Record<string, PictureWords>;

export type ViewName = keyof typeof views;

const drawing = (en: string, ar: string, ...list: ViewName[]): DrawingEntry => ({
  name: { en, ar },
  views: list,
});

/** Every kind of product, and its views; the first view is the one a card shows. */
export const drawings = {
  headphones: drawing('Headphones', 'سماعة رأس', 'angle', 'front', 'side', 'back', 'detail'),
  earbuds: drawing('Earbuds', 'سماعات أذن', 'angle', 'front', 'top', 'detail'),
  speaker: drawing('Speaker', 'مكبر صوت', 'angle', 'front', 'back', 'detail'),
  phone: drawing('Phone', 'هاتف', 'angle', 'front', 'back', 'pair'),
  tablet: drawing('Tablet', 'جهاز لوحي', 'angle', 'front', 'back', 'pair'),
  laptop: drawing('Laptop', 'حاسوب محمول', 'angle', 'front', 'side', 'back'),
  watch: drawing('Watch', 'ساعة يد', 'angle', 'front', 'side', 'detail'),
  camera: drawing('Camera', 'كاميرا', 'angle', 'front', 'top', 'back'),
  't-shirt': drawing('T-shirt', 'تيشيرت', 'front', 'back', 'folded', 'detail'),
  dress: drawing('Dress', 'فستان', 'front', 'back', 'detail'),
  jacket: drawing('Jacket', 'سترة', 'front', 'back', 'detail'),
  bag: drawing('Handbag', 'حقيبة يد', 'angle', 'front', 'side', 'detail'),
  backpack: drawing('Backpack', 'حقيبة ظهر', 'angle', 'front', 'side', 'back'),
  shoes: drawing('Heeled shoes', 'حذاء بكعب', 'angle', 'side', 'pair'),
  sneakers: drawing('Sneakers', 'حذاء رياضي', 'angle', 'side', 'top', 'pair'),
  lipstick: drawing('Lipstick', 'أحمر شفاه', 'open', 'angle', 'closed', 'pair'),
  'cream-jar': drawing('Cream jar', 'علبة كريم', 'angle', 'front', 'open', 'top'),
  perfume: drawing('Perfume bottle', 'زجاجة عطر', 'angle', 'front', 'side', 'detail'),
  palette: drawing('Make-up palette', 'لوحة مكياج', 'open', 'angle', 'closed', 'detail'),
  bracelet: drawing('Bracelet', 'سوار', 'angle', 'front', 'top', 'detail'),
  earrings: drawing('Earrings', 'أقراط', 'front', 'angle', 'side', 'detail'),
  necklace: drawing('Necklace', 'قلادة', 'front', 'angle', 'detail'),
  ring: drawing('Ring', 'خاتم', 'angle', 'front', 'top', 'pair'),
} as const satisfies Record<string, DrawingEntry>;

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

const scene = (view: SceneView, en: string, ar: string): SceneEntry => ({ view, alt: { en, ar } });

const brandScenes = Object.fromEntries(
  brands.map((brand) => [`brand-${brand.slug}`, scene('mark', brand.en, brand.ar)] as const),
) as Record<`brand-${(typeof brands)[number]['slug']}`, SceneEntry>; // fromEntries forgets the literal keys

/** Compositions that are not one product; addressed as `scene-<name>` with the one colour `natural`. */
export const scenes = {
  'hero-sound': scene(
    'wide',
    'Headphones, a speaker and earbuds on pale stone',
    'سماعة رأس ومكبر صوت وسماعات أذن على حجر فاتح',
  ),
  'hero-wardrobe': scene(
    'wide',
    'A jacket, a handbag and shoes set out together',
    'سترة وحقيبة يد وحذاء مرتبة معًا',
  ),
  'hero-pearl': scene('wide', 'A pearl necklace, earrings and a ring', 'قلادة من اللؤلؤ وأقراط وخاتم'),
  'banner-desk': scene(
    'banner',
    'A laptop, a tablet and a phone on a desk',
    'حاسوب محمول وجهاز لوحي وهاتف على مكتب',
  ),
  'banner-travel': scene(
    'banner',
    'A backpack, a camera and sneakers ready to leave',
    'حقيبة ظهر وكاميرا وحذاء رياضي استعدادًا للسفر',
  ),
  'banner-beauty': scene(
    'banner',
    'Perfume, lipstick and a cream jar in a row',
    'عطر وأحمر شفاه وعلبة كريم في صف واحد',
  ),
  'banner-watch': scene('tall', 'A watch beside a phone', 'ساعة يد بجانب هاتف'),
  'banner-bags': scene('tall', 'A handbag above a pair of heeled shoes', 'حقيبة يد فوق حذاء بكعب'),
  'banner-gold': scene('tall', 'Gold bracelets and a ring', 'أساور ذهبية وخاتم'),
  'category-electronics': scene('square', 'Electronics', 'الإلكترونيات'),
  'category-headphones': scene('square', 'Headphones', 'سماعات الرأس'),
  'category-phones': scene('square', 'Phones', 'الهواتف'),
  'category-tablets': scene('square', 'Tablets and laptops', 'الأجهزة اللوحية والحواسيب المحمولة'),
  'category-watches': scene('square', 'Watches', 'الساعات'),
  'category-cameras': scene('square', 'Cameras', 'الكاميرات'),
  'category-fashion': scene('square', 'Fashion', 'الأزياء'),
  'category-clothing': scene('square', 'Clothing', 'الملابس'),
  'category-bags': scene('square', 'Bags', 'الحقائب'),
  'category-shoes': scene('square', 'Shoes', 'الأحذية'),
  'category-beauty': scene('square', 'Beauty', 'الجمال'),
  'category-make-up': scene('square', 'Make-up', 'المكياج'),
  'category-skin-care': scene('square', 'Skin care', 'العناية بالبشرة'),
  'category-perfume': scene('square', 'Perfume', 'العطور'),
  'category-jewelry': scene('square', 'Jewelry', 'المجوهرات'),
  'category-bracelets': scene('square', 'Bracelets', 'الأساور'),
  'category-earrings': scene('square', 'Earrings', 'الأقراط'),
  'category-necklaces': scene('square', 'Necklaces', 'القلائد'),
  'category-rings': scene('square', 'Rings', 'الخواتم'),
  'blog-listening': scene('wide', 'Headphones resting beside a speaker', 'سماعة رأس بجانب مكبر صوت'),
  'blog-capsule': scene('wide', 'A T-shirt, a jacket and sneakers', 'تيشيرت وسترة وحذاء رياضي'),
  'blog-leather': scene('wide', 'Leather bags in warm light', 'حقائب جلدية في ضوء دافئ'),
  'blog-skin': scene('wide', 'Cream jars in two colours', 'علب كريم بلونين'),
  'blog-scent': scene('wide', 'Three perfume bottles', 'ثلاث زجاجات عطر'),
  'blog-pearls': scene('wide', 'Pearls and gold', 'لؤلؤ وذهب'),
  about: scene('wide', 'A necklace of pearls over a pale sea', 'قلادة من اللؤلؤ فوق بحر هادئ'),
  'empty-cart': scene('square', 'An empty shopping bag', 'حقيبة تسوق فارغة'),
  'empty-wishlist': scene('square', 'An open, empty jewel box', 'علبة مجوهرات مفتوحة وفارغة'),
  'not-found': scene('square', 'An open shell without a pearl', 'محارة مفتوحة بلا لؤلؤة'),
  error: scene('square', 'A string of pearls that came apart', 'عقد لؤلؤ انفرط'),
  ...brandScenes,
} as const satisfies Record<string, SceneEntry>;

export type SceneName = keyof typeof scenes;

export const sceneNames = Object.keys(scenes) as SceneName[]; // keys of a literal: exactly SceneName

export { type ColourName, colourNames, colours };

const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(drawings, name);
const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);

export type Picture =
  | {
      readonly kind: 'drawing';
      readonly drawing: DrawingName;
      readonly view: ViewName;
      readonly colour: ColourName;
    }
  | { readonly kind: 'scene'; readonly scene: SceneName };

/** The picture meant by the three parts of a media URL, or null when any of them is unknown. */
export function findPicture(folder: string, view: string, colour: string): Picture | null {
  if (isDrawingName(folder) && isColourName(colour)) {
    const entry: DrawingEntry = drawings[folder];
    const known = entry.views.find((name) => name === view);
    return known ? { kind: 'drawing', drawing: folder, view: known, colour } : null;
  }
  const name = folder.startsWith('scene-') ? folder.slice('scene-'.length) : '';
  if (!isSceneName(name)) return null;
  return scenes[name].view === view && colour === 'natural' ? { kind: 'scene', scene: name } : null;
}

/** Path of a product picture (JPEG, 800 px wide) below the API's origin. */
export const picturePath = (drawing: DrawingName, view: ViewName, colour: ColourName): string =>
  `/api/media/${drawing}/${view}-${colour}.jpg`;

/** Path of a composition (JPEG, 800 px wide) below the API's origin. */
export const scenePath = (name: SceneName): string =>
  `/api/media/scene-${name}/${scenes[name].view}-natural.jpg`;

/** Alternative text of a product picture: what it is, how it is seen, and in which colour. */
export function pictureAlt(
  drawing: DrawingName,
  view: ViewName,
  colour: ColourName,
  locale: PictureLocale,
): string {
  const comma = locale === 'ar' ? '،' : ',';
  const inColour = locale === 'ar' ? `باللون ${colours[colour].ar}` : `in ${colours[colour].en}`;
  return `${drawings[drawing].name[locale]}${comma} ${views[view][locale]}${comma} ${inColour}`;
}

/** Alternative text of a composition. */
export const sceneAlt = (name: SceneName, locale: PictureLocale): string => scenes[name].alt[locale];
