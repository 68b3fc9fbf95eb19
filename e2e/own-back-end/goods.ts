/** The goods of another shop, in the fields of the specification's section 3 and no others. */

export type IdKind = 'numbers' | 'uuids';
export type Id = number | string;

/** An id as this back end writes it. */
export function idWriter(kind: IdKind) {
  return (place: number): Id =>
    kind === 'numbers' ? place : `7f3c0a1e-0000-4000-8000-${String(place).padStart(12, '0')}`;
}

const amount = (value: number): string => value.toFixed(3);
const productCount = 23;

/** @param pictures – where its pictures stand. @param inArabic – texts as they are asked for. */
export function goodsOf(kind: IdKind, pictures: string, inArabic: boolean) {
  const id = idWriter(kind);
  const picture = (name: string) => ({ full_url: `${pictures}/img/${name}.svg` });
  const say = (en: string, ar: string): string => (inArabic ? ar : en);
  const categories = [
    { id: id(1), name: say('Tents', 'خيام'), slug: 'tents' },
    { id: id(2), name: say('Lamps', 'مصابيح'), slug: 'lamps' },
  ];
  const brands = [
    { id: id(1), name: 'Acme', slug: 'acme' },
    { id: id(2), name: 'Bolt', slug: 'bolt' },
  ];
  const link = ({ name, slug }: { name: string; slug: string }) => ({ name, slug });
  const products = Array.from({ length: productCount }, (_, index) => {
    const place = index + 1;
    const price = 5 + place * 1.25;
    const colours = place === 4;
    return {
      id: id(place),
      name: `${say('Thing', 'غرض')} ${place}`,
      slug: `thing-${place}`,
      sku: `T-${place}`,
      price: amount(price),
      old_price: place % 3 === 0 ? amount(price * 1.25) : null,
      current_stock: place % 7 === 0 ? 0 : 10,
      min_purchase_qty: 1,
      max_purchase_qty: 5,
      main_img: picture(`p${place}`),
      media: [picture(`p${place}`), picture(`q${place}`)],
      videoId: null,
      description: `<p>${say('A useful thing. ', 'غرض مفيد. ').repeat(place % 2 ? 3 : 20)}</p>`,
      categories: [categories[place % 2]].flatMap((one) => (one ? [link(one)] : [])),
      brand_details: brands[place % 2] && link(brands[place % 2] as (typeof brands)[number]),
      tags: [{ id: id(1), name: say('Everyday', 'يومي') }],
      attributes: colours
        ? [
            {
              id: id(1),
              name: say('Colour', 'اللون'),
              values: [
                { id: id(11), name: say('Red', 'أحمر') },
                { id: id(12), name: say('Blue', 'أزرق') },
              ],
            },
          ]
        : [],
      variations: colours
        ? [variation(41, 11, say('Red', 'أحمر'), price, 3), variation(42, 12, say('Blue', 'أزرق'), price, 0)]
        : [],
      reviews: { star_1: 0, star_2: 1, star_3: 1, star_4: 4, star_5: 6 },
      rating: '4.25',
      reviews_count: 12,
      avg_rating: '4.3',
      categorized_reviews: [],
    };
  });
  function variation(place: number, value: number, name: string, price: number, stock: number) {
    return {
      id: id(place),
      name,
      sku: `T-4-${place}`,
      price: amount(price),
      current_stock: stock,
      image: picture(`v${place}`),
      attributes: [{ id: id(1), values: [{ id: id(value), name }] }],
    };
  }
  const slider = {
    id: id(1),
    link: '/shop',
    ordering_number: 1,
    title: say('For the desert', 'للبر'),
    sub_title: say('New', 'جديد'),
    text: say('All of it', 'كل شيء'),
    button: say('See', 'عرض'),
    created_at: '2026-01-01',
    default_img: picture('s').full_url,
    default_img_thumb: picture('s').full_url,
  };
  return {
    categories,
    brands,
    products,
    home: {
      sliders: [slider],
      banner: [],
      categories,
      // Neither an id nor a title: the specification says nothing of what a collection holds.
      collections: [{ products: products.slice(0, 8) }],
    },
    countries: [{ id: id(1), name: say('Kuwait', 'الكويت') }],
    cities: [{ id: id(1), name: say('Salmiya', 'السالمية'), country_id: id(1) }],
    payments: [
      { id: id(1), name: say('Cash on delivery', 'الدفع عند الاستلام') },
      { id: id(2), name: say('Card', 'بطاقة') },
    ],
    shippings: [
      { id: id(1), name: say('Standard', 'عادي') },
      { id: id(2), name: say('Express', 'سريع'), price: amount(2) },
    ],
    address: {
      id: id(5),
      country_id: id(1),
      city_id: id(1),
      town: say('Block 3', 'قطعة 3'),
      address: say('Street 12', 'شارع 12'),
      phone: '50001234',
      postal_code: '22000',
      type: 1,
    },
    page: { slug: 'terms', title: say('Terms', 'الشروط'), content: `<p>${say('Terms', 'الشروط')}</p>` },
    ads: [],
  };
}

export type Goods = ReturnType<typeof goodsOf>;
