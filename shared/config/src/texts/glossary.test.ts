import { describe, expect, it } from 'vitest';
import { glossaryProblems } from './glossary.ts';
import { codeTexts, type ShopText, seedTexts, shopTexts } from './shop-texts.ts';

describe('the words of the shop', () => {
  it('are those of the glossary in every locale file, mail, message and seed', () => {
    const texts = shopTexts();
    const places = new Set(texts.map(({ place }) => place.split(/[ /]/)[0]));
    expect([...places]).toEqual(
      expect.arrayContaining(['shell', 'mf-content', 'services', 'coupons.json', 'products']),
    );
    expect(seedTexts().length).toBeGreaterThan(500);
    expect(glossaryProblems(texts)).toEqual([]);
  });

  const wrong: [string, Omit<ShopText, 'place'>][] = [
    ['a coupon', { ar: 'أدخل القسيمة' }],
    ['a coupon', { ar: 'نُسخ الرمز' }],
    ['a coupon', { ar: 'استخدم الكود الآن' }],
    ['delivery', { en: 'Free delivery', ar: 'الشحن مجاني' }],
    ['delivery', { en: 'Shipping' }],
    ['trying again', { ar: 'حاول مرة أخرى' }],
    ['trying again', { ar: 'حاول مجددًا' }],
    ['the breadcrumb', { ar: 'موقعك في المتجر' }],
    ['the breadcrumb', { en: 'Breadcrumb', ar: 'أنت هنا' }],
    ['a required field', { en: 'Please fill in this field', ar: 'هذا الحقل مطلوب' }],
    ['categories', { en: 'Categories', ar: 'الأقسام' }],
    ['departments', { en: 'All departments', ar: 'كل الفئات' }],
    ['a request', { ar: 'يرجى الانتظار' }],
    ['a request', { ar: 'الرجاء الانتظار' }],
    ['a request', { ar: 'يُرجى إعادة المحاولة' }],
    ['a list of what is reduced', { en: 'On sale', ar: 'عليه خصم' }],
    ['what is reduced', { ar: 'المنتجات المخفضة' }],
    ['what sells well', { ar: 'الرائج الآن' }],
    ['what sells well', { ar: 'الأكثر طلبًا' }],
    ['price alerts', { en: 'Letters about lower prices' }],
    ['price alerts', { ar: 'رسائل انخفاض الأسعار' }],
    ['an American word', { en: 'The colour of the sea' }],
    ['an American word', { en: 'Cancelled' }],
    ['an American word', { en: '18 carat gold, 9 millimetres' }],
    ['a range', { ar: 'خلال 2–3 أيام عمل' }],
    ['a range', { ar: 'عرض {{first}}–{{last}} من {{count}}' }],
    ['a failure', { ar: 'تعذر التحميل' }],
    ['a failure', { ar: 'تعذرت الإضافة' }],
    ['an order state', { en: 'Delivered', ar: 'وصل' }],
    ['the network', { en: 'Share on Twitter' }],
    ['a size of a file', { ar: '2 ميجابايت' }],
    ['a charge', { ar: '4800 مللي أمبير' }],
    ['a decimal', { ar: '6.3 بوصات' }],
    ['a percentage', { ar: 'خصم {{percent}}%' }],
    ['a replaced sentence', { en: 'Smell the sea' }],
  ];

  it.each(wrong)('are refused with their place where another word stands for %s', (_idea, text) => {
    expect(glossaryProblems([{ place: 'mf-content page.title', ...text }])).toEqual([
      expect.stringMatching(/^mf-content page\.title: /),
    ]);
  });

  it('are found in code, as pairs and alone, but not in its comments', () => {
    const text = "// تعذر\nconst a = { en: 'Shipping', ar: 'الشحن' };\nconst b = 'تعذر التحميل';";
    const found = glossaryProblems(codeTexts([{ path: 'x.ts', text }]));
    expect(found).toHaveLength(3);
  });

  it('may speak of charging, shipped orders, product numbers and the agreed message', () => {
    const right: Omit<ShopText, 'place'>[] = [
      { en: 'Charging', ar: 'الشحن' },
      { en: 'Shipped', ar: 'تم الشحن' },
      { en: 'Your order has shipped', ar: 'تم شحن طلبك' },
      { en: 'SKU', ar: 'رمز المنتج' },
      { en: 'Please select a shipping method', ar: 'اختر طريقة التوصيل' },
      { en: 'In stock at a lower price', ar: 'متوفر، عليه خصم' },
      { en: 'Symmetry, parameter, matter, colors', ar: 'من 9 إلى 11 ملم' },
      { en: '15% off', ar: 'خصم \u206615%\u2069' },
    ];
    expect(glossaryProblems(right.map((text) => ({ place: 'x', ...text })))).toEqual([]);
  });
});
