// biome-ignore-all lint/style/noExcessiveLinesPerFile: four articles in both languages.
import type { PostSeed } from './post-seed.ts';

const craft = { en: 'Craft', ar: 'حِرفة' };
const guides = { en: 'Guides', ar: 'أدلة' };
const hessa = { en: 'Hessa Al-Bahar', ar: 'حصة البحر' };
const yousef = { en: 'Yousef Al-Sayegh', ar: 'يوسف الصايغ' };

export const craftPosts: readonly PostSeed[] = [
  {
    slug: 'what-a-dana-is',
    title: { en: 'What a dana is, and why we took its name', ar: 'ما الدانة، ولماذا حملنا اسمها' },
    excerpt: {
      en: 'The divers had many words for pearls. One of them was for the pearl that ended a season.',
      ar: 'كان للغواصين كلمات كثيرة للؤلؤ، وكانت إحداها للؤلؤة التي يُختتم بها الموسم.',
    },
    category: craft,
    author: hessa,
    tags: [
      { en: 'Pearls', ar: 'لؤلؤ' },
      { en: 'Heritage', ar: 'تراث' },
    ],
    scene: 'blog-pearls',
    quote: {
      en: 'You do not look for the dana. You open the next shell.',
      ar: 'لا تبحث عن الدانة، افتح المحارة التالية.',
    },
    daysAgo: 7,
    content: {
      en: [
        'My grandfather dived for eleven summers. He had words for pearls that I have never found in a dictionary: for those with a shadow, for those shaped like a barley corn, for those so small that they were sold by the spoon. And he had one word that he said more quietly than the others.',
        'A dana was the pearl of the season. Large, round, clear, with a light that seemed to come from inside. A ship might work from May to September and not see one. When it came, the whole crew knew before the knife was out of the shell.',
        'What interests me is how they went on without it. Forty dives a day, a stone at the foot, a clip of bone on the nose. Nobody went down for a dana. They went down for the next basket, and were careful with each shell in it.',
        '> You do not look for the dana. You open the next shell.',
        'When we opened this shop we wanted a name that works in both our languages without being translated. But we also wanted that attitude: to take each thing in the hand, turn it to the light, and put back what is merely good enough.',
        'So there are few products here, and we know them all. If one of them turns out to be yours for the next twenty years, that is the word my grandfather would have used, quietly.',
      ],
      ar: [
        'غاص جدي أحد عشر صيفًا. كانت عنده كلمات للؤلؤ لم أجدها في معجم: للتي فيها ظل، وللتي تشبه حبة الشعير، وللصغيرة التي تُباع بالملعقة. وكانت عنده كلمة واحدة يقولها أخفض من سواها.',
        'الدانة لؤلؤة الموسم: كبيرة مستديرة صافية، كأن ضوءها من داخلها. قد تعمل السفينة من مايو إلى سبتمبر ولا تراها، فإذا جاءت علم بها البحارة كلهم قبل أن تخرج السكين من المحارة.',
        'وما يشغلني كيف كانوا يواصلون من دونها. أربعون غطسة في اليوم، وحجر عند القدم، وفطام من عظم على الأنف. لم ينزل أحد من أجل دانة، بل من أجل السلة التالية، وكان يحرص على كل محارة فيها.',
        '> لا تبحث عن الدانة، افتح المحارة التالية.',
        'حين افتتحنا هذا المتجر أردنا اسمًا يعيش في لغتينا بلا ترجمة. وأردنا كذلك تلك الروح: أن نأخذ كل شيء باليد ونقلّبه في الضوء، ونعيد ما كان جيدًا فحسب.',
        'لهذا فالمنتجات هنا قليلة ونعرفها كلها. وإن صار أحدها رفيقك عشرين عامًا، فتلك هي الكلمة التي كان جدي سيقولها بصوت خافت.',
      ],
    },
  },
  {
    slug: 'how-leather-grows-old',
    title: { en: 'How leather grows old, and how to help it', ar: 'كيف يشيخ الجلد وكيف نعينه' },
    excerpt: {
      en: 'Good leather does not wear out, it wears in. A cloth, some wax and ten minutes a season.',
      ar: 'الجلد الجيد لا يبلى بل يلين. قطعة قماش وقليل من الشمع وعشر دقائق كل موسم.',
    },
    category: craft,
    author: hessa,
    tags: [
      { en: 'Leather', ar: 'جلد' },
      { en: 'Care', ar: 'عناية' },
    ],
    scene: 'blog-leather',
    daysAgo: 26,
    content: {
      en: [
        'A new bag is a sheet of paper. Within a year it has your shoulder, your doorway and the coffee of a certain Tuesday written on it. With good leather this is called patina; with bad leather it is called damage. The difference lies in the tanning.',
        'Vegetable-tanned leather has been lying in bark for weeks. It is firm, it smells of wood, and it darkens in light. Its pores are open, so it drinks what you give it: oil, wax and, unfortunately, ink.',
        'The enemy here is not rain but dryness. Air conditioning pulls the oils out, and dry fibres break where the bag folds. You see it first at the handles: a grey line, a roughness under the thumb.',
        '## Ten minutes, four times a year',
        [
          'Empty it and wipe it with a cloth that is barely damp',
          'Warm a little neutral wax between the fingers and work it in, handles first',
          'Leave it overnight, stuffed with paper, away from the sun',
          'Brush it in the morning',
        ],
        'Stains of water vanish if you wet the whole panel evenly and let it dry slowly. Ink does not vanish; make friends with it. Scratches on full-grain leather can often be rubbed away with nothing but a warm finger.',
        'And when a seam opens, which after years it may, send it to us. Nine stitches take an afternoon, and the bag comes back knowing you a little better.',
      ],
      ar: [
        'الحقيبة الجديدة ورقة بيضاء، وخلال عام يُكتب عليها كتفك وباب بيتك وقهوة ثلاثاء بعينه. في الجلد الجيد يُسمّى ذلك عتقًا، وفي الرديء تلفًا، والفرق في الدباغة.',
        'الجلد المدبوغ نباتيًا نام أسابيع في لحاء الشجر. متماسك ورائحته خشب ويغمق في الضوء. مسامه مفتوحة فيشرب ما تعطيه: الزيت والشمع، والحبر للأسف.',
        'العدو هنا ليس المطر بل الجفاف. المكيف يسحب زيوته، والألياف الجافة تنكسر حيث تُطوى الحقيبة. يظهر ذلك أولًا على المقابض: خط رمادي وخشونة تحت الإبهام.',
        '## عشر دقائق أربع مرات في السنة',
        [
          'أفرغها وامسحها بقماشة بالكاد رطبة',
          'أدفئ قليلًا من الشمع المحايد بين أصابعك وادلكها به مبتدئًا بالمقابض',
          'اتركها ليلة محشوة بالورق بعيدًا عن الشمس',
          'مرّر عليها الفرشاة صباحًا',
        ],
        'بقع الماء تزول إن بلّلت القطعة كلها بالتساوي وتركتها تجف ببطء. أما الحبر فلا يزول، فصادقه. وخدوش الجلد الكامل الحبيبات كثيرًا ما تختفي بإصبع دافئ لا غير.',
        'وإن انفتحت درزة، وقد تنفتح بعد سنين، فأرسلها إلينا. تسع غرز تأخذ عصرًا واحدًا، وتعود الحقيبة وهي تعرفك أكثر قليلًا.',
      ],
    },
  },
  {
    slug: 'wearing-oud-in-daylight',
    title: { en: 'Wearing oud in daylight', ar: 'العود في وضح النهار' },
    excerpt: {
      en: 'Oud is not only for weddings. How much, where, and what to wear beside it.',
      ar: 'العود ليس للأعراس وحدها. كم تضع وأين وماذا ترتدي معه.',
    },
    category: guides,
    author: yousef,
    tags: [
      { en: 'Perfume', ar: 'عطور' },
      { en: 'Oud', ar: 'عود' },
    ],
    scene: 'blog-scent',
    daysAgo: 41,
    content: {
      en: [
        'There is a lift in an office tower in Sharq in which I can name four perfume houses before the tenth floor. All of them are good. All of them together are a reason to take the stairs.',
        'Oud has a long voice. At a wedding it should sing; at nine in the morning it should speak. The difference is rarely the perfume. It is the amount, the place and the company it keeps.',
        'Begin with half of what you think. One spray on the chest, under the shirt, so that it rises with your warmth and not ahead of you. None on the wrists if you shake hands for a living.',
        'Choose an oud with an opening: citrus, salt, green leaves. They burn away in twenty minutes, but those are the twenty minutes of the lift. What remains for the meeting is dry wood.',
        'Pure oil is another matter. It does not project, it waits. A drop behind the ear is noticed only by those whom you let come that close, which makes it, oddly, the most discreet of all.',
        'And leave the incense at home on Tuesdays. Cloth remembers it better than you do.',
      ],
      ar: [
        'في برج مكاتب في شرق مصعد أستطيع أن أسمّي فيه أربع دور عطور قبل الطابق العاشر. كلها جميلة، وكلها مجتمعة سبب لصعود الدرج.',
        'للعود صوت طويل. في العرس ينبغي أن يغني، وفي التاسعة صباحًا ينبغي أن يتكلم. وقلّما يكون الفرق في العطر نفسه، بل في المقدار والموضع والرفقة.',
        'ابدأ بنصف ما تظنه كافيًا: رشّة واحدة على الصدر تحت القميص، فترتفع مع دفئك ولا تسبقك. ولا شيء على المعصمين إن كان عملك مصافحة الناس.',
        'اختر عودًا له مطلع: حمضيات أو ملح أو أوراق خضراء. تزول في عشرين دقيقة، لكنها دقائق المصعد، وما يبقى للاجتماع خشب جاف.',
        'أما الدهن الخالص فشأن آخر: لا ينتشر بل ينتظر. قطرة خلف الأذن لا يلاحظها إلا من تسمح له بالاقتراب، فهو على غرابته أكثرها تهذيبًا.',
        'واترك البخور في البيت أيام العمل، فالثوب يتذكره أكثر منك.',
      ],
    },
  },
  {
    slug: 'caring-for-pearls',
    title: { en: 'Last on, first off: caring for pearls', ar: 'آخر ما يُلبس وأول ما يُخلع: العناية باللؤلؤ' },
    excerpt: {
      en: 'Pearls are alive to the touch and sensitive to perfume. Five habits keep them bright.',
      ar: 'اللؤلؤ يأنس باللمس ويتأذى من العطر. خمس عادات تحفظ بريقه.',
    },
    category: guides,
    author: hessa,
    tags: [
      { en: 'Pearls', ar: 'لؤلؤ' },
      { en: 'Care', ar: 'عناية' },
    ],
    scene: 'blog-pearls',
    daysAgo: 58,
    content: {
      en: [
        'A pearl is made of thousands of layers of shell, each thinner than a wavelength of light. That is where the glow comes from, and it is also why a pearl is softer than any stone in your box. A fingernail will not scratch it; a diamond beside it will.',
        'The oldest rule is the best. Pearls are the last thing you put on, after perfume, hairspray and cream, and the first thing you take off. Alcohol and acid dissolve the surface a little every time.',
        'Wear them. Pearls that lie in a safe for years grow dull and brittle, because they need a trace of moisture. Your skin gives it to them, and they give it back as light.',
        [
          'Wipe them with a soft cloth after each wearing',
          'Keep them in fabric, never in plastic and never beside stones',
          'Let a strand lie flat, since silk stretches when it hangs',
          'Have it restrung when you see thread between the knots',
          'Keep them from the sea, strange as that sounds: salt dries in the drill hole',
        ],
        'If a pearl has lost its glow, a drop of olive oil on a cloth can bring it back. If it does not, bring it to us. We will look at it under the lamp together and tell you the truth.',
      ],
      ar: [
        'اللؤلؤة آلاف الطبقات من الصدف، كل منها أرق من طول موجة ضوء. من هنا يأتي بريقها، ومن هنا أيضًا كانت ألين من كل حجر في علبتك. الظفر لا يخدشها، أما الألماسة المجاورة فتفعل.',
        'أقدم القواعد أفضلها: اللؤلؤ آخر ما تلبسين بعد العطر ومثبت الشعر والكريم، وأول ما تخلعين. الكحول والأحماض تذيب سطحه قليلًا كل مرة.',
        'ارتديه. اللؤلؤ الذي يرقد سنوات في الخزنة يبهت ويهشّ، لأنه يحتاج إلى أثر من الرطوبة. تمنحه بشرتك إياه فيعيده ضوءًا.',
        [
          'امسحيه بقماشة ناعمة بعد كل مرة',
          'احفظيه في قماش، لا في بلاستيك ولا بجوار الأحجار',
          'دعي العقد ممدودًا، فالحرير يتمدد إن عُلّق',
          'جدّدي خيطه حين يظهر الخيط بين العقد',
          'أبعديه عن البحر على غرابة ذلك، فالملح يجف في ثقبه',
        ],
        'إن فقدت لؤلؤة بريقها فقد تعيده قطرة زيت زيتون على قماشة. فإن لم يعد فأحضريها إلينا، ننظر إليها معًا تحت المصباح ونقول لك الحقيقة.',
      ],
    },
  },
];
