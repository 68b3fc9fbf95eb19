// biome-ignore-all lint/style/noExcessiveLinesPerFile: five pages in both languages.
import { freeDeliveryText } from '@dana/contracts/shop-terms';
import type { PageSeed } from './post-seed.ts';

const freeDelivery = freeDeliveryText();

/** The content pages of the sample shop, in the order of menus. */
export const pages: readonly PageSeed[] = [
  {
    slug: 'about',
    title: { en: 'Our story', ar: 'قصتنا' },
    summary: {
      en: 'Dana is a shop in Kuwait for things that last, in two languages and one voice.',
      ar: 'دانة متجر كويتي لأشياء تدوم، بلغتين وصوت واحد.',
    },
    content: {
      en: [
        'Dana began in 2016 with a table in a garage in Shamiya and forty pairs of headphones. We had listened to all of them, sent most of them back, and kept four. People came because somebody had told them that we would say no to a sale if the thing was wrong for them.',
        'That is still the whole idea. We choose few things, we use them ourselves for a season, and we sell them for as long as their makers can mend them. Electronics came first; cloth, leather, scent and pearls followed because the same question can be asked of each: will you still want it in ten years?',
        '## How we work',
        [
          'We buy from makers whom we have visited, and we write the descriptions ourselves',
          'We keep spare parts for everything that has parts',
          'We answer in the language you write in, within one working day',
          'We take things back without asking for a reason',
        ],
        '## Where we are',
        'Our rooms are in Shuwaikh, between a bookbinder and a bakery. Orders leave the house five days a week; the coffee is ready on all of them.',
      ],
      ar: [
        'بدأت دانة عام 2016 بطاولة في كراج في الشامية وأربعين سماعة. استمعنا إليها كلها وأعدنا معظمها وأبقينا أربعًا. وكان الناس يأتون لأن أحدًا أخبرهم أننا نقول لا للبيع إن كان الشيء لا يناسبهم.',
        'ولا تزال تلك هي الفكرة كلها. نختار القليل ونستعمله بأنفسنا موسمًا كاملًا، ونبيعه ما دام صانعه قادرًا على إصلاحه. جاءت الإلكترونيات أولًا ثم القماش والجلد والعطر واللؤلؤ، لأن السؤال نفسه يصلح لها جميعًا: هل ستريده بعد عشر سنوات؟',
        '## كيف نعمل',
        [
          'نشتري من صنّاع زرناهم ونكتب الأوصاف بأنفسنا',
          'نحتفظ بقطع الغيار لكل ما له قطع',
          'نجيب باللغة التي تكتب بها خلال يوم عمل واحد',
          'نقبل الإرجاع بلا سؤال عن السبب',
        ],
        '## أين نحن',
        'مقرنا في الشويخ بين مجلّد كتب ومخبز. تغادرنا الطلبات خمسة أيام في الأسبوع، والقهوة جاهزة فيها كلها.',
      ],
    },
  },
  {
    slug: 'shipping',
    title: { en: 'Shipping', ar: 'الشحن والتوصيل' },
    summary: {
      en: `Standard delivery in 2–3 working days, express on the next; free from ${freeDelivery}.`,
      ar: `توصيل عادي خلال 2–3 أيام عمل، وسريع في اليوم التالي، ومجاني ابتداءً من ${freeDelivery}.`,
    },
    content: {
      en: [
        'We deliver to every area of Kuwait and to the other countries of the Gulf. Working days are Sunday to Thursday; orders placed before two in the afternoon leave on the same day.',
        '## What it costs',
        [
          `Standard delivery, 2–3 working days: KWD 1.500, free from ${freeDelivery}`,
          'Express delivery, next working day: KWD 3.000',
        ],
        '## On the day',
        'The courier calls before coming. Please give us block, street and house as they stand on the door, and the floor if there is a lift that likes to rest. If nobody is at home we try twice more, without charge.',
        '## If something is late',
        'Write to us with the order number. We find out where it is before we write back, and if it is lost we send it again.',
      ],
      ar: [
        'نوصل إلى كل مناطق الكويت وإلى سائر دول الخليج. أيام العمل من الأحد إلى الخميس، والطلبات التي تصلنا قبل الثانية ظهرًا تغادر في اليوم نفسه.',
        '## التكلفة',
        [
          `التوصيل العادي خلال 2–3 أيام عمل: KWD 1.500، ومجاني ابتداءً من ${freeDelivery}`,
          'التوصيل السريع في يوم العمل التالي: KWD 3.000',
        ],
        '## يوم التوصيل',
        'يتصل المندوب قبل الوصول. نرجو كتابة القطعة والشارع والمنزل كما هي على الباب، والدور إن كان في المبنى مصعد يحب الراحة. وإن لم يكن أحد في البيت حاولنا مرتين أخريين بلا مقابل.',
        '## إن تأخر شيء',
        'راسلنا برقم الطلب. نعرف مكانه قبل أن نرد عليك، وإن ضاع أرسلناه من جديد.',
      ],
    },
  },
  {
    slug: 'returns',
    title: { en: 'Returns', ar: 'الإرجاع والاستبدال' },
    summary: {
      en: 'Thirty days to return what does not suit you, without a reason.',
      ar: 'ثلاثون يومًا لإرجاع ما لا يناسبك بلا سبب.',
    },
    content: {
      en: [
        'You have thirty days from delivery to send back what does not suit you. You need no reason and no original box, only the thing itself in a state in which somebody else would be glad to receive it.',
        [
          'Write to us with the order number, or use the returns form in your account',
          'We send a courier at a time you choose',
          'The money is back within five working days of arrival, in the way it was paid',
        ],
        '## What cannot come back',
        'Opened make-up, creams and perfumes, earrings that were worn, and pieces engraved for you. If one of these arrives broken or wrong, we replace it all the same.',
        '## Repairs',
        'Everything electronic carries a guarantee of two years. Bags of Failaka Thread are mended for life. After that we still mend, and tell you the price first.',
      ],
      ar: [
        'أمامك ثلاثون يومًا من الاستلام لإرجاع ما لا يناسبك. لا تحتاج إلى سبب ولا إلى العلبة الأصلية، بل إلى القطعة نفسها بحالة يسعد بها غيرك.',
        [
          'راسلنا برقم الطلب أو استخدم نموذج الإرجاع في حسابك',
          'نرسل مندوبًا في الوقت الذي تختاره',
          'يعود المبلغ خلال خمسة أيام عمل من وصول القطعة وبالطريقة التي دُفع بها',
        ],
        '## ما لا يُرجع',
        'المكياج والكريمات والعطور بعد فتحها، والأقراط بعد لبسها، والقطع المنقوشة لك. وإن وصل شيء منها مكسورًا أو خطأ استبدلناه على أي حال.',
        '## الإصلاح',
        'لكل جهاز إلكتروني ضمان سنتين، وحقائب خيط فيلكا تُصلَح مدى الحياة. وبعد ذلك نُصلح أيضًا ونخبرك بالسعر أولًا.',
      ],
    },
  },
  {
    slug: 'privacy',
    title: { en: 'Privacy', ar: 'الخصوصية' },
    summary: {
      en: 'What we keep, why we keep it, and how to have it deleted.',
      ar: 'ما نحتفظ به ولماذا وكيف تطلب حذفه.',
    },
    content: {
      en: [
        'We keep what an order needs and nothing to tell others about you. This page lists it in plain words.',
        '## What we keep',
        [
          'With an order: name, address, phone, e-mail and what was bought, for the years that the law asks for',
          'With an account: the same, your saved addresses and your wishlist, until you delete it',
          'In your browser: language, currency, cart and the lists you make there',
        ],
        '## What we do not keep',
        'Card numbers never reach us; they go to the payment provider. Passwords are stored in a form that cannot be read back. We do not follow you to other sites and we sell nothing about you to anybody.',
        '## Your rights',
        'Ask us for a copy of what we hold, have it corrected or deleted. Write from the address we know; we answer within a week.',
      ],
      ar: [
        'نحتفظ بما يحتاجه الطلب ولا نخبر أحدًا عنك شيئًا. تذكر هذه الصفحة ذلك بكلمات بسيطة.',
        '## ما نحتفظ به',
        [
          'مع الطلب: الاسم والعنوان والهاتف والبريد وما اشتريته، للمدة التي يطلبها القانون',
          'مع الحساب: ما سبق وعناوينك المحفوظة ومفضلتك حتى تحذفه',
          'في متصفحك: اللغة والعملة والسلة والقوائم التي تنشئها فيه',
        ],
        '## ما لا نحتفظ به',
        'أرقام البطاقات لا تصل إلينا بل إلى مزود الدفع، وكلمات المرور محفوظة بصيغة لا تُقرأ. لا نتتبعك في مواقع أخرى ولا نبيع عنك شيئًا لأحد.',
        '## حقوقك',
        'اطلب نسخة مما لدينا أو تصحيحه أو حذفه. راسلنا من البريد الذي نعرفه ونجيبك خلال أسبوع.',
      ],
    },
  },
  {
    slug: 'terms',
    title: { en: 'Terms of sale', ar: 'شروط البيع' },
    summary: {
      en: 'The agreement between you and Dana when you order.',
      ar: 'الاتفاق بينك وبين دانة عند الطلب.',
    },
    content: {
      en: [
        'These terms hold for orders placed in this shop. We have kept them short enough to be read.',
        '## Prices and payment',
        'Prices are in Kuwaiti dinars and include everything but delivery, which is shown before you order. You may pay on delivery in cash or by card, or spread the amount over months where that is offered; fees for it are named beside each plan.',
        '## The contract',
        'Your order is an offer; our confirmation makes it a contract. If the last piece was sold to somebody else in the same moment, the shop says so and nothing is charged. If a price was plainly a mistake, we ask you before we send anything.',
        '## Offers and coupons',
        'A coupon holds until the date beside it, once per order, and is not added to another. Offers end when their clock does.',
        '## Law',
        'The law of the State of Kuwait applies. Before any court, please let us talk: write to us and a person will answer.',
      ],
      ar: [
        'تسري هذه الشروط على الطلبات في هذا المتجر، وقد أبقيناها قصيرة لكي تُقرأ.',
        '## الأسعار والدفع',
        'الأسعار بالدينار الكويتي وتشمل كل شيء عدا التوصيل الذي يظهر قبل الطلب. يمكنك الدفع عند الاستلام نقدًا أو بالبطاقة، أو تقسيط المبلغ على أشهر حيث يتاح ذلك، ورسومه مذكورة بجانب كل خطة.',
        '## العقد',
        'طلبك عرض، وتأكيدنا يجعله عقدًا. إن بيعت القطعة الأخيرة لغيرك في اللحظة ذاتها أخبرك المتجر ولم يُحسب عليك شيء. وإن كان السعر خطأ واضحًا سألناك قبل أن نرسل شيئًا.',
        '## العروض وأكواد الخصم',
        'يسري كود الخصم حتى التاريخ المذكور بجانبه، مرة لكل طلب، ولا يُجمع مع غيره. وتنتهي العروض بانتهاء عدّادها.',
        '## القانون',
        'يُطبَّق قانون دولة الكويت. وقبل أي محكمة نرجو أن نتحدث: راسلنا ويجيبك إنسان.',
      ],
    },
  },
];
