// A data table: what stands on the home of the fashion department.
import { photo, type ThemeSeed } from './home-seed.ts';

export const fashionHome: ThemeSeed = {
  theme: 'fashion',
  sliders: [
    {
      subTitle: { en: 'New arrivals', ar: 'وصل حديثًا' },
      title: { en: 'The linen months are here', ar: 'حان موسم الكتان' },
      text: {
        en: 'Cut wide, woven close, washed soft: clothes for days that begin at sea.',
        ar: 'قصّات واسعة ونسيج متين وملمس ناعم، لأيام تبدأ عند البحر.',
      },
      button: { en: 'Shop collection', ar: 'تسوّق المجموعة' },
      link: '/category/clothing',
      scene: 'hero-wardrobe',
    },
    {
      subTitle: { en: 'The capsule', ar: 'خزانة مختصرة' },
      title: { en: 'Ten pieces, a whole year', ar: 'عشر قطع لعام كامل' },
      text: {
        en: 'Basics that know each other, and need no introduction in the morning.',
        ar: 'أساسيات تنسجم معًا ولا تحتاج إلى تفكير كل صباح.',
      },
      button: { en: 'Build yours', ar: 'كوّن خزانتك' },
      link: '/category/fashion',
      scene: 'blog-capsule',
    },
    {
      subTitle: { en: 'Leather', ar: 'الجلد' },
      title: { en: 'Bags that age well', ar: 'حقائب يزيدها العمر جمالًا' },
      text: {
        en: 'Vegetable-tanned hides, sewn by two hands and repaired by the same.',
        ar: 'جلود مدبوغة نباتيًا تخيطها يدان وتصلحها اليدان نفسهما.',
      },
      button: { en: 'See the bags', ar: 'شاهد الحقائب' },
      link: '/category/bags',
      scene: 'blog-leather',
    },
  ],
  banners: [
    {
      placement: 'feature',
      subTitle: { en: 'Featured of the week', ar: 'مختار الأسبوع' },
      title: { en: 'Layers for cool evenings', ar: 'طبقات للأمسيات الباردة' },
      text: { en: 'From KWD 18.500', ar: 'ابتداءً من KWD 18.500' },
      button: { en: 'Look closer', ar: 'اطّلع عليها' },
      link: '/category/clothing',
      scene: 'category-clothing',
    },
    {
      placement: 'feature',
      subTitle: { en: 'Featured of the week', ar: 'مختار الأسبوع' },
      title: { en: 'The handbag for a real day', ar: 'حقيبة ليوم حافل' },
      text: { en: 'Room for a tablet, a bottle and a plan', ar: 'تتسع لجهاز لوحي وقارورة وخطة' },
      button: { en: 'Look closer', ar: 'اطّلع عليها' },
      link: '/category/bags',
      scene: 'category-bags',
    },
    {
      placement: 'feature',
      subTitle: { en: 'Featured of the week', ar: 'مختار الأسبوع' },
      title: { en: 'Soles for the corniche', ar: 'أحذية لمشوار الكورنيش' },
      text: { en: 'Light enough to forget', ar: 'خفيفة حتى تنساها' },
      button: { en: 'Look closer', ar: 'اطّلع عليها' },
      link: '/category/shoes',
      scene: 'category-shoes',
    },
    {
      subTitle: { en: 'Trending', ar: 'الرائج' },
      title: { en: 'Dressed for the reception', ar: 'أناقة لكل مناسبة' },
      text: { en: 'Heels and a bag in one colour', ar: 'كعب وحقيبة بلون واحد' },
      button: { en: 'See the pair', ar: 'شاهد الطقم' },
      link: '/category/bags',
      scene: 'banner-bags',
    },
    photo('blog-capsule', 'A capsule laid out', 'خزانة مختصرة مرتبة'),
    photo('category-shoes', 'Sneakers after a walk', 'حذاء رياضي بعد المشي'),
    photo('category-fashion', 'A dress in wine red', 'فستان بلون خمري'),
    photo('category-bags', 'A bag in sand', 'حقيبة بلون الرمل'),
  ],
  testimonials: [
    {
      name: { en: 'Maryam A.', ar: 'مريم ع.' },
      place: { en: 'Salmiya', ar: 'السالمية' },
      text: {
        en: 'The dress arrived the next morning and fitted as the table said it would. I have stopped guessing my size.',
        ar: 'وصل الفستان في الصباح التالي وجاء مطابقًا لجدول المقاسات. لم أعد أخمّن مقاسي.',
      },
      rating: 5,
    },
    {
      name: { en: 'Yousef K.', ar: 'يوسف ك.' },
      place: { en: 'Hawalli', ar: 'حولي' },
      text: {
        en: 'A zip broke after a year. They sent it back mended, with a note from the person who did it.',
        ar: 'انكسر السحّاب بعد عام، فأعادوه إليّ مُصلَحًا مع رسالة ممن أصلحه.',
      },
      rating: 5,
    },
    {
      name: { en: 'Hessa M.', ar: 'حصة م.' },
      place: { en: 'Jahra', ar: 'الجهراء' },
      text: {
        en: 'Good cloth, honest pictures. The colour on the screen was the colour in the bag.',
        ar: 'قماش جيد وصور صادقة. اللون على الشاشة هو اللون الذي وصلني.',
      },
      rating: 4,
    },
  ],
};
