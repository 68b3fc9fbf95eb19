// A data table: what stands on the home of the jewelry department.
import { photo, type ThemeSeed } from './home-seed.ts';

export const jewelryHome: ThemeSeed = {
  theme: 'jewelry',
  sliders: [
    {
      subTitle: { en: 'The pearl house', ar: 'بيت اللؤلؤ' },
      title: { en: 'Worn once, remembered', ar: 'تُلبس مرة وتُذكر دائمًا' },
      text: {
        en: 'Single pearls chosen by daylight, set in gold that has lived before.',
        ar: 'لآلئ مفردة تُختار في ضوء النهار، في ذهب كانت له حياة سابقة.',
      },
      button: { en: 'Discover necklaces', ar: 'اكتشف القلائد' },
      link: '/category/necklaces',
      scene: 'hero-pearl',
    },
    {
      subTitle: { en: 'Pairs', ar: 'أزواج' },
      title: { en: 'Light at the ear', ar: 'خفّة وبريق' },
      text: {
        en: 'Earrings and bracelets that belong together, and are sold apart.',
        ar: 'أقراط وأساور متناسقة تُباع كل قطعة منها على حدة.',
      },
      button: { en: 'See earrings', ar: 'شاهد الأقراط' },
      link: '/category/earrings',
      scene: 'blog-pearls',
    },
    {
      subTitle: { en: 'By the sea', ar: 'من البحر' },
      title: { en: 'Where a dana comes from', ar: 'من حيث تأتي الدانة' },
      text: {
        en: 'Divers gave the finest pearl its name. We gave it back its place.',
        ar: 'سمّى الغواصون أجمل اللآلئ دانة، ونحن أعدنا إليها مكانها.',
      },
      button: { en: 'Read our story', ar: 'اقرأ حكايتنا' },
      link: '/about',
      scene: 'about',
    },
  ],
  banners: [
    {
      subTitle: { en: 'Bracelets', ar: 'الأساور' },
      title: { en: 'Stack them as you like', ar: 'نسّقها كما تحب' },
      text: { en: 'Bangles and chains in one gold', ar: 'أساور وسلاسل بذهب واحد' },
      button: { en: 'Shop bracelets', ar: 'تسوّق الأساور' },
      link: '/category/bracelets',
      scene: 'blog-pearls',
    },
    {
      subTitle: { en: 'Rings', ar: 'الخواتم' },
      title: { en: 'For a promise', ar: 'لوعد' },
      text: { en: 'Or for no reason', ar: 'أو بلا مناسبة' },
      button: { en: 'Shop rings', ar: 'تسوّق الخواتم' },
      link: '/category/rings',
      scene: 'category-rings',
    },
    {
      subTitle: { en: 'Earrings', ar: 'الأقراط' },
      title: { en: 'Drops and hoops', ar: 'متدلية وحلقات' },
      text: { en: 'Light enough for all day', ar: 'خفيفة طوال اليوم' },
      button: { en: 'Shop earrings', ar: 'تسوّق الأقراط' },
      link: '/category/earrings',
      scene: 'category-earrings',
    },
    {
      subTitle: { en: 'Gifts', ar: 'هدايا' },
      title: { en: 'Gold, quietly', ar: 'ذهب هادئ' },
      text: { en: 'Under KWD 60.000', ar: 'بأقل من KWD 60.000' },
      button: { en: 'Find a gift', ar: 'اختر هدية' },
      link: '/category/jewelry?maxPrice=60&minPrice=0',
      scene: 'banner-gold',
    },
    {
      placement: 'about',
      subTitle: { en: 'About the house', ar: 'عن الدار' },
      title: { en: 'Finished by hand, signed by name', ar: 'لمسة أخيرة باليد وتوقيع بالاسم' },
      text: {
        en: 'Every clasp, setting and knot is finished in a room with a window to the harbour. You may ask who made yours.',
        ar: 'كل مشبك وترصيعة وعقدة تُنجز في غرفة تطل على الميناء، ولك أن تسأل من صنع قطعتك.',
      },
      button: { en: 'Contact us', ar: 'تواصل معنا' },
      link: '/contact',
      scene: 'category-necklaces',
    },
    {
      placement: 'about',
      subTitle: { en: '', ar: '' },
      title: { en: '', ar: '' },
      text: { en: '', ar: '' },
      button: { en: '', ar: '' },
      link: '/contact',
      scene: 'category-bracelets',
    },
    {
      placement: 'spots',
      subTitle: { en: 'The collection', ar: 'المجموعة' },
      title: { en: 'One set, three ways', ar: 'طقم واحد بثلاث إطلالات' },
      text: { en: 'Point at a piece to learn about it', ar: 'المس القطعة لتعرف عنها' },
      button: { en: 'See the set', ar: 'شاهد الطقم' },
      link: '/category/jewelry',
      scene: 'hero-pearl',
      spots: [
        {
          x: 50,
          y: 66,
          title: { en: 'Single pearl necklace', ar: 'قلادة اللؤلؤة الواحدة' },
          text: {
            en: 'A pearl of nine millimetres on a fine chain.',
            ar: 'لؤلؤة بقطر تسعة مليمترات على سلسلة رفيعة.',
          },
          link: '/product-details/lulwaya-single-pearl-necklace',
        },
        {
          x: 80,
          y: 58,
          title: { en: 'Dana solitaire ring', ar: 'خاتم دانة' },
          text: {
            en: 'The pearl sits low, so that gloves go over it.',
            ar: 'لؤلؤته منخفضة فلا تعيق القفاز.',
          },
          link: '/product-details/lulwaya-dana-solitaire-ring',
        },
      ],
    },
    photo('hero-pearl', 'The set on stone', 'الطقم على حجر'),
    photo('category-rings', 'A ring in rose gold', 'خاتم من الذهب الوردي'),
    photo('category-earrings', 'Drop earrings', 'أقراط متدلية'),
    photo('blog-pearls', 'Pearls and gold', 'لؤلؤ وذهب'),
    photo('category-bracelets', 'A bangle', 'سوار'),
    photo('category-necklaces', 'A necklace at an angle', 'قلادة من زاوية'),
  ],
  testimonials: [],
};
