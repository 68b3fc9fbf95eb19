// A data table: the hero, the banners, the collections and the adverts.
import { freeDeliveryText } from '@dana/contracts/shop-terms';
import type { SceneName } from '@dana/sample-shop/drawings/picture-catalogue';
import { beautyHome } from './home-beauty.ts';
import { fashionHome } from './home-fashion.ts';
import { jewelryHome } from './home-jewelry.ts';
import { type BannerSeed, photo, type SlideSeed, type ThemeSeed } from './home-seed.ts';
import type { Words } from './product-seed.ts';

const freeDelivery = freeDeliveryText();

const sliders: readonly SlideSeed[] = [
  {
    subTitle: { en: 'The sound edit', ar: 'مختارات الصوت' },
    title: { en: 'Hear the room, not the noise', ar: 'اسمع المكان لا الضجيج' },
    text: {
      en: 'Headphones and speakers that can be repaired, from makers who sell every spare part.',
      ar: 'سماعات ومكبرات صوت قابلة للإصلاح من صنّاع يبيعون كل قطعة غيار.',
    },
    button: { en: 'Shop sound', ar: 'تسوّق الصوتيات' },
    link: '/category/headphones',
    scene: 'hero-sound',
  },
  {
    subTitle: { en: 'New season', ar: 'موسم جديد' },
    title: { en: 'Clothes for warm light', ar: 'ملابس لضوء دافئ' },
    text: {
      en: 'Linen, cotton and soft leather in the colours of the coast.',
      ar: 'كتان وقطن وجلد ناعم بألوان الساحل.',
    },
    button: { en: 'See fashion', ar: 'شاهد الأزياء' },
    link: '/category/fashion',
    scene: 'hero-wardrobe',
  },
  {
    subTitle: { en: 'The pearl house', ar: 'بيت اللؤلؤ' },
    title: { en: 'A dana for every day', ar: 'دانة لكل يوم' },
    text: {
      en: 'Pearls of the Gulf, set in recycled gold and light enough to forget.',
      ar: 'لؤلؤ الخليج في ذهب معاد تدويره، خفيف حتى تنساه.',
    },
    button: { en: 'Discover jewelry', ar: 'اكتشف المجوهرات' },
    link: '/category/jewelry',
    scene: 'hero-pearl',
  },
];

const banners: readonly BannerSeed[] = [
  {
    subTitle: { en: 'Work and study', ar: 'للعمل والدراسة' },
    title: { en: 'A desk that travels', ar: 'مكتب يسافر معك' },
    text: { en: 'Tablets and laptops from KWD 129.000', ar: 'أجهزة لوحية وحواسيب ابتداءً من KWD 129.000' },
    button: { en: 'Browse machines', ar: 'تصفّح الأجهزة' },
    link: '/category/tablets-laptops',
    scene: 'banner-desk',
  },
  {
    subTitle: { en: 'Beauty', ar: 'الجمال' },
    title: { en: 'Made for the heat', ar: 'صُنعت للحر' },
    text: { en: 'Care and colour that stay', ar: 'عناية وألوان تثبت' },
    button: { en: 'Shop beauty', ar: 'تسوّق الجمال' },
    link: '/category/beauty',
    scene: 'banner-beauty',
  },
  {
    subTitle: { en: 'Long weekend', ar: 'عطلة طويلة' },
    title: { en: 'Ready to leave', ar: 'جاهز للانطلاق' },
    text: { en: 'Packs, shoes and cameras', ar: 'حقائب وأحذية وكاميرات' },
    button: { en: 'Pack now', ar: 'جهّز حقيبتك' },
    link: '/category/bags',
    scene: 'banner-travel',
  },
  {
    subTitle: { en: 'Gifts', ar: 'هدايا' },
    title: { en: 'Gold, quietly', ar: 'ذهب هادئ' },
    text: { en: 'Bracelets and rings under KWD 60.000', ar: 'أساور وخواتم بأقل من KWD 60.000' },
    button: { en: 'Find a gift', ar: 'اختر هدية' },
    link: '/category/bracelets',
    scene: 'banner-gold',
  },
  photo('hero-sound', 'A room for listening', 'غرفة للاستماع'),
  photo('category-watches', 'A watch in gold', 'ساعة ذهبية'),
  photo('category-phones', 'A phone in sea green', 'هاتف بلون البحر'),
  photo('blog-listening', 'Headphones at rest', 'سماعة رأس في استراحتها'),
  photo('category-cameras', 'A camera in graphite', 'كاميرا بلون الغرافيت'),
];

/** The homes of the shop, one for each department; the electronics one is the shop's own. */
export const homes: readonly ThemeSeed[] = [
  { theme: 'electronics', sliders, banners, testimonials: [] },
  fashionHome,
  beautyHome,
  jewelryHome,
];

/** `pick` chooses from the catalogue: a list of slugs, or a rule. */
export type CollectionSeed = {
  slug: string;
  title: Words;
  link: string;
  pick: readonly string[] | 'newest' | 'featured' | 'best-selling';
};

export const collections: readonly CollectionSeed[] = [
  {
    slug: 'trending',
    title: { en: 'Trending', ar: 'الرائج الآن' },
    link: '/shop',
    pick: [
      'safwani-pebble-earbuds',
      'failaka-tidal-linen-dress',
      'marsadia-meridian-watch',
      'nadwana-salt-and-oud-perfume',
      'lulwaya-single-pearl-necklace',
      'duruba-corniche-sneakers',
      'noqta-one-phone',
      'zahriyat-velvet-lipstick',
    ],
  },
  {
    slug: 'new-arrivals',
    title: { en: 'New arrivals', ar: 'وصل حديثًا' },
    link: '/shop?sort=new-added',
    pick: 'newest',
  },
  { slug: 'featured', title: { en: 'Featured', ar: 'مختاراتنا' }, link: '/shop', pick: 'featured' },
  {
    slug: 'best-sellers',
    title: { en: 'Best sellers', ar: 'الأكثر مبيعًا' },
    link: '/shop',
    pick: 'best-selling',
  },
];

export const adverts: readonly {
  priority: number;
  title: Words;
  content: Words;
  link: string;
  scene: SceneName;
}[] = [
  {
    priority: 20,
    title: { en: 'Ten percent on your first pearl', ar: 'خصم عشرة بالمئة على لؤلؤتك الأولى' },
    content: {
      en: '<p>Use the code <strong>DANA10</strong> at checkout. It holds for everything in the shop.</p>',
      ar: '<p>استخدم الكود <strong>DANA10</strong> عند إتمام الطلب. يسري الخصم على كل ما في المتجر.</p>',
    },
    link: '/coupons',
    scene: 'hero-pearl',
  },
  {
    priority: 10,
    title: { en: `Free delivery from ${freeDelivery}`, ar: `توصيل مجاني ابتداءً من ${freeDelivery}` },
    content: {
      en: `<p>Standard delivery in Kuwait costs nothing once your cart holds ${freeDelivery}.</p>`,
      ar: `<p>التوصيل العادي داخل الكويت مجاني متى بلغت سلتك ${freeDelivery}.</p>`,
    },
    link: '/shop',
    scene: 'banner-travel',
  },
];
