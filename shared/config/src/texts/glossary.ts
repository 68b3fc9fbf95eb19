// A data table: which words the shop uses for an idea, and which it does not.
import type { ShopText } from './shop-texts.ts';

type Rule = {
  /** What to write instead. */
  say: string;
  breaks: (text: { en: string; ar: string }) => boolean;
};

const inArabic = (say: string, pattern: RegExp): Rule => ({ say, breaks: ({ ar }) => pattern.test(ar) });
const inEnglish = (say: string, pattern: RegExp): Rule => ({ say, breaks: ({ en }) => pattern.test(en) });

/** Agreed messages, word by word. */
const agreed = new Set(['Please select a shipping method']);
const letter = String.raw`\p{Script=Arabic}\p{M}`;
const word = (inner: string) => new RegExp(`(?<![${letter}])(?:${inner})(?![${letter}])`, 'u');

/** British spellings, of which the shop has none. */
const british =
  /\b(?:(?:dis|wine-|multi)?colour|favourite|flavour|harbour|honour|labour|neighbour|behaviour|grey|aluminium|aeroplane|(?:centi|milli|kilo)?metres?\b|litres?\b|centre|fibre|lustre|theatre|cancell(?:ed|ing)|travell|instalment|catalogue|carat|jewellery|kerb|licence|matt\b|(?:organ|recogn|person|apolog)is)/i;

/** One word for one idea. docs/testing.md says what holds it. */
export const glossary: Rule[] = [
  inArabic('كود الخصم', word('[وبل]?(?:ال)?(?:قسيمة|قسائم|كوبون|كوبونات)|للقسائم')),
  inArabic('كود الخصم', word('[وبل]?(?:ال)?رمز(?! (?:المنتج|البريدي|الخطأ|الوصول))')),
  inArabic('كود الخصم', word('[وبل]?(?:ال)?كود(?! (?:ال)?خصم)')),
  {
    say: 'التوصيل',
    breaks: ({ en, ar }) =>
      /shipp|deliver/i.test(en) && word('[وب]?(?:ال)?شحن|للشحن').test(ar.replace(/تم (?:ال)?شحن/g, '')),
  },
  { say: 'delivery', breaks: ({ en }) => /\bshipping\b/i.test(en) && !agreed.has(unquoted(en)) },
  inArabic('إعادة المحاولة', /مرة أخرى|مجدد[ًا]|حاول ثانية/),
  inArabic('مسار التنقل', /موقعك في المتجر|مسار التصفح|مسار الصفحة/),
  {
    say: 'مسار التنقل',
    breaks: ({ en, ar }) => unquoted(en) === 'Breadcrumb' && unquoted(ar) !== 'مسار التنقل',
  },
  inArabic('هذا الحقل مطلوب', /(?:املأ|ملء|تعبئة) هذا الحقل|الحقل إلزامي/),
  inEnglish('This field is required', /fill in this field|field is mandatory/i),
  {
    say: 'الفئات',
    breaks: ({ en, ar }) => /categor/i.test(en) && !/department/i.test(en) && /قسم|أقسام/.test(ar),
  },
  { say: 'الأقسام', breaks: ({ en, ar }) => /department/i.test(en) && /فئة|فئات/.test(ar) },
  inArabic('the imperative: أدخل، أعد المحاولة', word('[وف]?يُ?رجى|[و]?الرجاء|رجاءً')),
  inArabic('تعذّر', word('[وفل]?تعذر(?:ت)?')),
  inArabic(
    'تم الطلب، تم التأكيد، تم التجهيز، تم الشحن، تم التسليم',
    /^['"]?(?:قُدّم|تأكّد|جُهّز|شُحن|وصل|مؤكد|ملغى|قيد التوصيل)['"]?$/,
  ),
  { say: 'منتجات مخفّضة', breaks: ({ en, ar }) => unquoted(en) === 'On sale' && ar.includes('عليه خصم') },
  inArabic('مخفّضة', word('[وبل]?(?:ال)?مخفضة')),
  inArabic('الأكثر رواجًا، الأكثر مبيعًا', /الرائج|الأكثر (?:طلبًا|شعبية|شهرة)/),
  inArabic('تنبيهات الأسعار', /رسائل (?:عن )?انخفاض/),
  inEnglish('price alerts', /letters about (?:lower )?prices/i),
  inEnglish('the American spelling', british),
  inArabic('a range in words: من … إلى …', /[\d}]\s?–\s?[\d{]/),
  inEnglish('X', /twitter(?!\.com)/i),
  inArabic('X', /تويتر/),
  inArabic('ميغابايت', /ميجا/),
  inArabic('ملليمتر', /(?<![\p{L}\p{M}])مليمتر/u),
  inArabic('مللي أمبير ساعة', /أمبير(?! ساعة)/),
  inArabic(
    'the singular after a decimal number',
    /\d\.\d+ (?:بوصات|غرامات|ملليمترات|سنتيمترات|لترات|أمتار|ساعات)/,
  ),
  inArabic('the percentage in an isolate, U+2066 … U+2069', /(?:\d|\}\}?)%(?!\u2069)/),
];

const replaced = [
  'وأعطه لسلتك',
  'استعملها في سلتي',
  'يتسع الطلب',
  'تتسع لمنتج',
  'في الطريق',
  'التصفية في درج جانبي',
  'آراء للتصفح',
  'لا نتائج عن',
  'الأسماء معروفة باللغتين',
  'تجدد المتجر',
  'ويغيّر اختياراتك',
  'اشترى من هنا',
  'لغة الدار',
  'إنسان',
  'مخفّض السعر',
  'أخذ قطع',
  'Press the scales',
  'to leaf through',
  'Take away a filter',
  'anew',
  'The next letter is yours',
  'give it to your cart',
  'Not enough in stock to take over',
  'there the longest',
  'look into your mail',
  'Browse machines',
  'Smell the sea',
  // Names of layouts are for developers.
  '1600',
  'ide column',
  'ديون',
  'تايد',
  'كوميوتر',
  'بيبل',
  'هورايزن',
  'نقطة ون',
  'نقطة لايت',
  'الغابي',
  'قسطها من الراحة',
  'قصّات صادقة',
  'نهاية المنتجات',
  'الطبعة الأولى',
  'had its rest',
  'has lived before',
  'for a real day',
  'that smells',
  'price, all of it',
  'All of {{name}}',
];

/** What breaks the glossary, one sentence each, with the place. */
export function glossaryProblems(texts: ShopText[]): string[] {
  return texts.flatMap(({ place, en = '', ar = '' }) => {
    const broken = glossary.filter((rule) => rule.breaks({ en, ar })).map(({ say }) => say);
    const old = replaced.filter((phrase) => en.includes(phrase) || ar.includes(phrase));
    return [
      ...broken.map((say) => `${place}: say «${say}»: ${en} | ${ar}`),
      ...old.map((phrase) => `${place}: «${phrase}» was replaced: ${en} | ${ar}`),
    ];
  });
}

/** A literal of code without its quotes. */
const unquoted = (text: string) => text.replace(/^(['"`])(.*)\1$/s, '$2');
