// A data table: what stands on the home of the beauty department.
import { photo, type ThemeSeed } from './home-seed.ts';

export const beautyHome: ThemeSeed = {
  theme: 'beauty',
  sliders: [
    {
      subTitle: { en: 'Care', ar: 'العناية' },
      title: { en: 'Skin that has had its rest', ar: 'بشرة أخذت قسطها من الراحة' },
      text: {
        en: 'Short formulas for hot days and air-conditioned nights.',
        ar: 'تركيبات بسيطة لنهار حار وليل بارد بالمكيفات.',
      },
      button: { en: 'Shop skin care', ar: 'تسوّق العناية' },
      link: '/category/skin-care',
      scene: 'blog-skin',
    },
    {
      subTitle: { en: 'Scent', ar: 'العطر' },
      title: { en: 'Oud, rose and salt air', ar: 'عود وورد ونسيم بحر' },
      text: {
        en: 'Three perfumes that stay close, and stay long.',
        ar: 'ثلاثة عطور قريبة منك وطويلة البقاء.',
      },
      button: { en: 'Find yours', ar: 'اختر عطرك' },
      link: '/category/perfume',
      scene: 'blog-scent',
    },
  ],
  banners: [
    {
      placement: 'offer',
      subTitle: { en: 'Make-up', ar: 'المكياج' },
      title: { en: 'Save KWD 3.000', ar: 'وفّر KWD 3.000' },
      text: { en: 'on two velvet lipsticks', ar: 'عند شراء قطعتين من أحمر الشفاه المخملي' },
      button: { en: 'Choose two', ar: 'اختر قطعتين' },
      link: '/category/make-up',
      scene: 'category-make-up',
    },
    {
      placement: 'offer',
      subTitle: { en: 'Skin care', ar: 'العناية بالبشرة' },
      title: { en: 'Save KWD 5.500', ar: 'وفّر KWD 5.500' },
      text: { en: 'on a day and a night cream', ar: 'على كريم النهار مع كريم الليل' },
      button: { en: 'See the pair', ar: 'شاهد الطقم' },
      link: '/category/skin-care',
      scene: 'category-skin-care',
    },
    {
      placement: 'offer',
      subTitle: { en: 'Perfume', ar: 'العطور' },
      title: { en: 'Save KWD 9.000', ar: 'وفّر KWD 9.000' },
      text: { en: 'on the second bottle', ar: 'على الزجاجة الثانية' },
      button: { en: 'Smell the sea', ar: 'اكتشف العطور' },
      link: '/category/perfume',
      scene: 'category-perfume',
    },
    {
      subTitle: { en: 'The collection', ar: 'المجموعة' },
      title: { en: 'Made for the heat', ar: 'صُنعت للحر' },
      text: { en: 'Up to 75% extra discount', ar: 'خصم إضافي يصل إلى 75%' },
      button: { en: 'Shop the collection', ar: 'تسوّق المجموعة' },
      link: '/category/beauty?status=on-sale',
      scene: 'banner-beauty',
      endsInDays: 12,
    },
    {
      subTitle: { en: 'Gifts', ar: 'هدايا' },
      title: { en: 'Wrapped in gold', ar: 'هدايا من ذهب' },
      text: { en: 'For the one who has everything', ar: 'لمن لا ينقصه شيء' },
      button: { en: 'Find a gift', ar: 'اختر هدية' },
      link: '/category/bracelets',
      scene: 'banner-gold',
    },
    {
      placement: 'spots',
      subTitle: { en: 'Special products', ar: 'منتجات مميزة' },
      title: { en: 'Two jars, one shelf', ar: 'علبتان على رف واحد' },
      text: { en: 'Point at what you would like to know', ar: 'المس ما تود معرفته' },
      button: { en: 'See skin care', ar: 'شاهد العناية' },
      link: '/category/skin-care',
      scene: 'blog-skin',
      spots: [
        {
          x: 36,
          y: 52,
          title: { en: 'Calm day cream', ar: 'كريم النهار المهدّئ' },
          text: {
            en: 'Squalane and oats. Closes with a quarter turn.',
            ar: 'سكوالين وشوفان، ويُغلق بربع لفة.',
          },
          link: '/product-details/zahriyat-calm-day-cream',
        },
        {
          x: 68,
          y: 62,
          title: { en: 'Night repair balm', ar: 'بلسم الليل المرمّم' },
          text: { en: 'A pea of it is enough for face and hands.', ar: 'حبة صغيرة منه تكفي الوجه واليدين.' },
          link: '/product-details/zahriyat-night-repair-balm',
        },
      ],
    },
    photo('blog-skin', 'Cream jars on stone', 'علب كريم على حجر'),
    photo('category-perfume', 'A bottle in amber', 'زجاجة بلون العنبر'),
    photo('category-make-up', 'Lipstick, open', 'أحمر شفاه مفتوح'),
    photo('blog-scent', 'Three scents', 'ثلاثة عطور'),
    photo('category-skin-care', 'The day cream', 'كريم النهار'),
    photo('category-beauty', 'Blush glass', 'زجاج وردي'),
  ],
  testimonials: [
    {
      name: { en: 'Dalal S.', ar: 'دلال س.' },
      place: { en: 'Rumaithiya', ar: 'الرميثية' },
      text: {
        en: 'I wrote to ask about my skin and somebody answered with questions before answering with a product.',
        ar: 'سألت عن بشرتي فأجابوني بأسئلة قبل أن يقترحوا منتجًا.',
      },
      rating: 5,
    },
    {
      name: { en: 'Noor H.', ar: 'نور ح.' },
      place: { en: 'Mangaf', ar: 'المنقف' },
      text: {
        en: 'The perfume lasts through a shift at the hospital and nobody has complained yet.',
        ar: 'يدوم العطر طوال مناوبتي في المستشفى ولم يشتكِ منه أحد.',
      },
      rating: 5,
    },
    {
      name: { en: 'Aisha B.', ar: 'عائشة ب.' },
      place: { en: 'Kuwait City', ar: 'مدينة الكويت' },
      text: {
        en: 'Sample cards before the full size: finally a shop that trusts my mirror.',
        ar: 'بطاقات تجربة قبل الحجم الكامل: متجر يثق بمرآتي أخيرًا.',
      },
      rating: 4,
    },
  ],
};
