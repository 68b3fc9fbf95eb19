// A data table: the departments and their categories.
import type { SceneName } from '@dana/sample-shop/drawings/picture-catalogue';
import type { Words } from './product-seed.ts';

export type CategorySeed = {
  slug: string;
  parent?: string;
  name: Words;
  description: Words;
  scene: SceneName;
};

export const categories: readonly CategorySeed[] = [
  {
    slug: 'electronics',
    name: { en: 'Electronics', ar: 'الإلكترونيات' },
    description: {
      en: 'Sound, screens and lenses chosen for the long run: things that are repaired, not replaced.',
      ar: 'أجهزة للصوت والصورة اخترناها لتدوم طويلًا: أجهزة تُصلَح ولا تُستبدَل.',
    },
    scene: 'category-electronics',
  },
  {
    slug: 'headphones',
    parent: 'electronics',
    name: { en: 'Headphones & speakers', ar: 'السماعات ومكبرات الصوت' },
    description: {
      en: 'From quiet commutes to evenings in the diwaniya: sound for one pair of ears or a whole room.',
      ar: 'من هدوء الطريق إلى أمسيات الديوانية: صوت يليق بأذنيك أو يملأ الغرفة بأكملها.',
    },
    scene: 'category-headphones',
  },
  {
    slug: 'phones',
    parent: 'electronics',
    name: { en: 'Phones', ar: 'الهواتف' },
    description: {
      en: 'Phones that last through the day and are kept up to date for years.',
      ar: 'هواتف تصمد حتى آخر اليوم وتصلها التحديثات لسنوات.',
    },
    scene: 'category-phones',
  },
  {
    slug: 'tablets-laptops',
    parent: 'electronics',
    name: { en: 'Tablets & laptops', ar: 'الأجهزة اللوحية والحواسيب' },
    description: {
      en: 'Light machines for drawing, writing and everything that needs more than a phone.',
      ar: 'أجهزة خفيفة للرسم والكتابة ولكل ما يضيق به الهاتف.',
    },
    scene: 'category-tablets',
  },
  {
    slug: 'watches',
    parent: 'electronics',
    name: { en: 'Watches', ar: 'الساعات' },
    description: {
      en: 'Connected and classic watches with straps that can be changed in seconds.',
      ar: 'ساعات ذكية وكلاسيكية بأحزمة تُبدَّل في ثوانٍ.',
    },
    scene: 'category-watches',
  },
  {
    slug: 'cameras',
    parent: 'electronics',
    name: { en: 'Cameras', ar: 'الكاميرات' },
    description: {
      en: 'Small cameras with large sensors, for people who look twice.',
      ar: 'كاميرات صغيرة بمستشعرات كبيرة لمن ينظر إلى المشهد مرتين.',
    },
    scene: 'category-cameras',
  },
  {
    slug: 'fashion',
    name: { en: 'Fashion', ar: 'الأزياء' },
    description: {
      en: 'Natural fabrics, honest cuts and leather that grows more beautiful with age.',
      ar: 'أقمشة طبيعية وقصّات صادقة وجلود تزداد جمالًا مع الوقت.',
    },
    scene: 'category-fashion',
  },
  {
    slug: 'clothing',
    parent: 'fashion',
    name: { en: 'Clothing', ar: 'الملابس' },
    description: {
      en: 'Pieces for warm days and cool evenings that go with what you already own.',
      ar: 'قطع للأيام الدافئة والأمسيات الباردة تنسجم مع ما في خزانتك.',
    },
    scene: 'category-clothing',
  },
  {
    slug: 'bags',
    parent: 'fashion',
    name: { en: 'Bags', ar: 'الحقائب' },
    description: {
      en: 'Handbags and backpacks with room for a real day.',
      ar: 'حقائب يد وظهر تتسع ليوم كامل.',
    },
    scene: 'category-bags',
  },
  {
    slug: 'shoes',
    parent: 'fashion',
    name: { en: 'Shoes', ar: 'الأحذية' },
    description: {
      en: 'From the corniche to a wedding hall: shoes that are comfortable at the end, too.',
      ar: 'من الكورنيش إلى قاعة الأفراح: أحذية مريحة حتى آخر الليل.',
    },
    scene: 'category-shoes',
  },
  {
    slug: 'beauty',
    name: { en: 'Beauty', ar: 'الجمال' },
    description: {
      en: 'Colour, care and scent made for skin that knows heat and air conditioning.',
      ar: 'ألوان وعناية وعطور لبشرة تعرف الحر وهواء المكيفات.',
    },
    scene: 'category-beauty',
  },
  {
    slug: 'make-up',
    parent: 'beauty',
    name: { en: 'Make-up', ar: 'المكياج' },
    description: {
      en: 'Colours that stay where you put them, in shades for every undertone.',
      ar: 'ألوان تثبت في مكانها بدرجات تناسب كل بشرة.',
    },
    scene: 'category-make-up',
  },
  {
    slug: 'skin-care',
    parent: 'beauty',
    name: { en: 'Skin care', ar: 'العناية بالبشرة' },
    description: {
      en: 'Short formulas that do one thing well.',
      ar: 'تركيبات بسيطة تُحسن ما صُنعت له.',
    },
    scene: 'category-skin-care',
  },
  {
    slug: 'perfume',
    parent: 'beauty',
    name: { en: 'Perfume', ar: 'العطور' },
    description: {
      en: 'Oud, rose, citrus and sea air in bottles worth keeping.',
      ar: 'عود وورد وحمضيات ونسيم بحر في زجاجات تستحق الاقتناء.',
    },
    scene: 'category-perfume',
  },
  {
    slug: 'jewelry',
    name: { en: 'Jewelry', ar: 'المجوهرات' },
    description: {
      en: 'Pearls of the Gulf and recycled gold, finished by hand.',
      ar: 'لؤلؤ الخليج وذهب معاد تدويره بلمسات يدوية.',
    },
    scene: 'category-jewelry',
  },
  {
    slug: 'bracelets',
    parent: 'jewelry',
    name: { en: 'Bracelets', ar: 'الأساور' },
    description: {
      en: 'Bangles and chains to wear alone or stacked.',
      ar: 'أساور وسلاسل تُلبس منفردة أو مجتمعة.',
    },
    scene: 'category-bracelets',
  },
  {
    slug: 'earrings',
    parent: 'jewelry',
    name: { en: 'Earrings', ar: 'الأقراط' },
    description: {
      en: 'Studs, drops and hoops, light enough for all day.',
      ar: 'أقراط صغيرة ومتدلية وحلقات خفيفة طوال اليوم.',
    },
    scene: 'category-earrings',
  },
  {
    slug: 'necklaces',
    parent: 'jewelry',
    name: { en: 'Necklaces', ar: 'القلائد' },
    description: { en: 'From a single pearl to a whole strand.', ar: 'من لؤلؤة واحدة إلى عقد كامل.' },
    scene: 'category-necklaces',
  },
  {
    slug: 'rings',
    parent: 'jewelry',
    name: { en: 'Rings', ar: 'الخواتم' },
    description: {
      en: 'Rings for promises and for no reason at all.',
      ar: 'خواتم للوعود، وأخرى بلا مناسبة.',
    },
    scene: 'category-rings',
  },
];
