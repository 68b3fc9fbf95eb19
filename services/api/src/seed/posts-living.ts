// biome-ignore-all lint/style/noExcessiveLinesPerFile: four articles in both languages.
import type { PostSeed } from './post-seed.ts';

const guides = { en: 'Guides', ar: 'أدلة' };
const living = { en: 'Living', ar: 'حياة' };
const dalal = { en: 'Dalal Al-Kandari', ar: 'دلال الكندري' };
const yousef = { en: 'Yousef Al-Sayegh', ar: 'يوسف الصايغ' };

export const livingPosts: readonly PostSeed[] = [
  {
    slug: 'how-to-choose-headphones',
    title: {
      en: 'How to choose headphones without reading a single chart',
      ar: 'كيف تختار سماعة دون أن تقرأ مخططًا واحدًا',
    },
    excerpt: {
      en: 'Three questions about your day tell you more than any table of numbers.',
      ar: 'ثلاثة أسئلة عن يومك تخبرك بأكثر مما تقوله جداول الأرقام.',
    },
    category: guides,
    author: yousef,
    tags: [
      { en: 'Sound', ar: 'صوت' },
      { en: 'Buying guide', ar: 'دليل شراء' },
    ],
    scene: 'blog-listening',
    daysAgo: 4,
    content: {
      en: [
        'People come to us with screenshots. They have compared frequency ranges, codecs and the weight of magnets, and they are no closer to a decision than on the first evening. The numbers are not wrong. They simply answer a question nobody asked.',
        'The first question is where you listen. In an aeroplane, noise cancelling is worth more than anything else on the list. At home in a quiet room it is worth nothing, and a closed wired pair for half the money will sound better for twice as long.',
        'The second is how long. Earbuds are wonderful for forty minutes and tiring for four hours. If you work with headphones on, look at the cushions before the specification: soft, deep, replaceable. Glasses need softer ones still.',
        '## What breaks first',
        'The third question is the one we like best: what breaks first, and can you mend it? It is almost always the cable, the cushion or the battery. Ask whether each can be bought on its own. A pair whose battery is glued in has a date of death printed somewhere inside.',
        [
          'Commuting and flights: over-ear, wireless, noise cancelling',
          'Running and errands: earbuds with a proper seal',
          'Music and editing: wired, closed, even sound',
          'Family television: anything with two connections at once',
        ],
        'And then listen. Bring the song you know best, not the one the shop plays. If you hear something you never noticed – a chair, a breath, a mistake – you have found them.',
      ],
      ar: [
        'يأتينا الناس بصور شاشاتهم. قارنوا نطاقات التردد والمرمّزات وأوزان المغانط، ولم يقتربوا من القرار عن الليلة الأولى. الأرقام ليست خطأ، لكنها تجيب عن سؤال لم يسأله أحد.',
        'السؤال الأول: أين تستمع؟ في الطائرة يساوي عزل الضوضاء أكثر من كل ما في القائمة. وفي غرفة هادئة في البيت لا يساوي شيئًا، وسماعة سلكية مغلقة بنصف الثمن ستبدو أجمل وتعيش ضعف المدة.',
        'والثاني: كم من الوقت؟ سماعات الأذن رائعة لأربعين دقيقة ومتعبة لأربع ساعات. إن كنت تعمل والسماعة على رأسك فانظر إلى الوسائد قبل المواصفات: لينة وعميقة وقابلة للتبديل. والنظارات تحتاج ألين منها.',
        '## ما الذي يتعطل أولًا',
        'والسؤال الثالث هو أحبها إلينا: ما الذي يتعطل أولًا وهل يُصلَح؟ إنه السلك أو الوسادة أو البطارية في الغالب. اسأل إن كانت كل قطعة تُباع وحدها. السماعة التي أُلصقت بطاريتها كُتب تاريخ وفاتها في مكان ما داخلها.',
        [
          'للطريق والرحلات: سماعة رأس لاسلكية بعزل للضوضاء',
          'للجري والمشاوير: سماعات أذن محكمة',
          'للموسيقى والتحرير: سلكية مغلقة متوازنة الصوت',
          'لتلفاز العائلة: أي سماعة تتصل بجهازين معًا',
        ],
        'ثم استمع. أحضر الأغنية التي تحفظها لا التي يشغّلها المتجر. فإن سمعت شيئًا لم تنتبه له من قبل، كرسيًا أو نفَسًا أو خطأ، فقد وجدتها.',
      ],
    },
  },
  {
    slug: 'a-wardrobe-of-twelve-pieces',
    title: {
      en: 'A wardrobe of twelve pieces for a year in Kuwait',
      ar: 'خزانة من اثنتي عشرة قطعة لعام في الكويت',
    },
    excerpt: {
      en: 'Two seasons, one dust storm and many invitations: what you really wear.',
      ar: 'موسمان وعاصفة غبار ودعوات كثيرة: ما ترتديه فعلًا.',
    },
    category: living,
    author: dalal,
    tags: [
      { en: 'Fashion', ar: 'أزياء' },
      { en: 'Linen', ar: 'كتان' },
    ],
    scene: 'blog-capsule',
    daysAgo: 11,
    content: {
      en: [
        'Last winter I counted. There were one hundred and six things in my wardrobe, and I wore twenty-three of them. The rest were waiting for a different body, a different climate or a different life.',
        'So I tried the opposite: twelve pieces for a year, chosen for the weather we have and not for the one in magazines. It worked better than I expected, and it taught me what each cloth is for.',
        'Linen is for May to October. It is the only fabric that feels cooler after an hour than when you put it on. Buy it a little too long and a little too wide, in a colour you would paint a wall with.',
        'Cotton does everything else. Three T-shirts of good weight will do more for you than ten thin ones, because they keep their line under a jacket and do not need to be hidden.',
        '## One coat, honestly',
        'You need one warm thing. Not for the city, where winter lasts three weeks, but for the camp, the flight and the cinema. Take one with a lining that comes out, and it is two things.',
        'Shoes are where I cheat: one pair for walking, one for dancing, one that is always by the door. And a bag that stands by itself, because the floor of a café is not a place to lie down.',
        'The other ninety-four pieces went to people who wear them. I have not missed one, and I dress in four minutes.',
      ],
      ar: [
        'في الشتاء الماضي عددت. كان في خزانتي مئة وست قطع، وكنت ألبس منها ثلاثًا وعشرين. أما البقية فكانت تنتظر جسدًا آخر أو مناخًا آخر أو حياة أخرى.',
        'فجرّبت العكس: اثنتا عشرة قطعة لعام كامل، مختارة للطقس الذي نعيشه لا لطقس المجلات. نجحت التجربة أكثر مما توقعت، وعلّمتني لأي شيء صُنع كل قماش.',
        'الكتان من مايو إلى أكتوبر. هو القماش الوحيد الذي يصير أبرد بعد ساعة مما كان حين ارتديته. اشتريه أطول قليلًا وأوسع قليلًا، وبلون تطلين به جدارًا.',
        'والقطن لكل ما عدا ذلك. ثلاثة تيشيرتات بوزن جيد تخدمك أكثر من عشرة رقيقة، لأنها تحفظ خطها تحت السترة ولا تحتاج إلى من يخفيها.',
        '## معطف واحد، بصدق',
        'تحتاجين شيئًا دافئًا واحدًا. ليس للمدينة التي لا يزيد شتاؤها على ثلاثة أسابيع، بل للمخيم والطائرة والسينما. خذي واحدًا ببطانة تُفكّ فيصير اثنين.',
        'أما الأحذية فأتساهل فيها: زوج للمشي وزوج للمناسبات وزوج عند الباب دائمًا. وحقيبة تقف وحدها، فأرض المقهى ليست مكانًا للاستلقاء.',
        'ذهبت القطع الأربع والتسعون الباقية إلى من يلبسها. لم أفتقد واحدة، وصرت أرتدي ثيابي في أربع دقائق.',
      ],
    },
  },
  {
    slug: 'skin-between-sun-and-air-conditioning',
    title: { en: 'Skin between the sun and the air conditioner', ar: 'البشرة بين الشمس والمكيف' },
    excerpt: {
      en: 'Why summer dries the skin more than winter here, and the three things that help.',
      ar: 'لماذا يجفف الصيف بشرتنا أكثر من الشتاء، وثلاثة أشياء تنفع.',
    },
    category: guides,
    author: dalal,
    tags: [
      { en: 'Skin care', ar: 'عناية بالبشرة' },
      { en: 'Summer', ar: 'صيف' },
    ],
    scene: 'blog-skin',
    daysAgo: 19,
    content: {
      en: [
        'In most of the world skin is dry in winter. Ours is dry in August. The reason is not the sun but what we do about it: we spend the day in air that has been cooled and therefore dried, and step out ten times into an oven.',
        'Each change costs a little water. The skin answers by making oil, we answer by washing it off, and by September we own nine bottles and a face that stings.',
        'The first thing that helps is to wash less. Once, in the evening, with something that does not foam. In the morning water is enough. It feels wrong for four days and right ever after.',
        'The second is to put water back before you put oil on top. A light cream with ceramides on damp skin does more than a heavy one on dry skin. Do it within a minute of the towel.',
        'The third is shade that you carry: a sunscreen you like the feel of, because the best one is the one you use. Two fingers long for face and neck, and again at noon if you drive.',
        'Everything else is pleasure, and pleasure is allowed. But if you only keep three jars, keep these.',
      ],
      ar: [
        'في معظم العالم تجف البشرة شتاءً، أما بشرتنا فتجف في أغسطس. والسبب ليس الشمس بل ما نفعله هربًا منها: نقضي النهار في هواء مبرَّد فمجفَّف، ونخرج عشر مرات إلى ما يشبه الفرن.',
        'كل انتقال يكلّف قليلًا من الماء. تردّ البشرة بإفراز الدهون، ونردّ نحن بغسلها، فإذا جاء سبتمبر كان عندنا تسع عبوات ووجه يلسع.',
        'أول ما ينفع أن تغسلي أقل: مرة في المساء بشيء لا يرغو، وفي الصباح يكفي الماء. يبدو ذلك غريبًا أربعة أيام ثم صحيحًا إلى الأبد.',
        'والثاني أن تعيدي الماء قبل أن تضعي الدهن فوقه. كريم خفيف بالسيراميد على بشرة رطبة أنفع من كريم ثقيل على بشرة جافة. افعلي ذلك خلال دقيقة من المنشفة.',
        'والثالث ظلّ تحملينه معك: واقٍ من الشمس تحبين ملمسه، لأن أفضل واقٍ هو الذي تستعملينه. مقدار إصبعين للوجه والرقبة، ومرة أخرى ظهرًا إن كنت تقودين.',
        'وما عدا ذلك متعة، والمتعة مباحة. لكن إن أبقيت ثلاث علب فقط، فلتكن هذه.',
      ],
    },
  },
  {
    slug: 'three-screens-one-table',
    title: {
      en: 'Three screens, one table: a family sets up for the school year',
      ar: 'ثلاث شاشات وطاولة واحدة: عائلة تستعد للعام الدراسي',
    },
    excerpt: {
      en: 'What a mother of three bought, what she returned, and what she would do again.',
      ar: 'ما اشترته أم لثلاثة، وما أعادته، وما ستكرره.',
    },
    category: living,
    author: yousef,
    tags: [
      { en: 'Study', ar: 'دراسة' },
      { en: 'Family', ar: 'عائلة' },
    ],
    scene: 'blog-listening',
    daysAgo: 33,
    content: {
      en: [
        'Maryam has three children, one dining table and, until last year, one laptop. She wrote to us in August with a list of eleven things. By October she had sent four of them back, and we asked her to tell us why.',
        'The first mistake was to buy the same machine three times. The eldest writes and needs keys. The middle one draws and needs a pen. The youngest reads, loses things and needs a case in a loud colour.',
        'The second was headphones with microphones for everybody. Three calls at one table are a market, whatever is on your ears. What helped was a rule: calls from the bedroom, work at the table, and one good pair that belongs to whoever has a call.',
        '> The best thing we bought was a drawer with six sockets and a lid.',
        'Chargers, she says, are the real furniture of a house with children. All machines that charge through the same plug, one drawer, a lid that closes at nine in the evening. Nobody has asked for a cable since.',
        'Would she do it again? The tablet with the pen, yes, at once. The laptop without a fan, yes, because it can stand on a bed. The printer, never.',
      ],
      ar: [
        'لمريم ثلاثة أولاد وطاولة طعام واحدة، وكان عندها حتى العام الماضي حاسوب واحد. كتبت إلينا في أغسطس بقائمة من أحد عشر غرضًا، وفي أكتوبر أعادت أربعة منها، فطلبنا أن تحكي لنا السبب.',
        'كان الخطأ الأول شراء الجهاز نفسه ثلاث مرات. الأكبر يكتب ويحتاج إلى مفاتيح، والأوسط يرسم ويحتاج إلى قلم، والأصغر يقرأ ويضيّع الأشياء ويحتاج إلى غطاء بلون صارخ.',
        'وكان الثاني سماعات بميكروفون للجميع. ثلاث مكالمات على طاولة واحدة سوقٌ مهما كان على الأذنين. ما نفع كان قاعدة: المكالمات في غرفة النوم، والعمل على الطاولة، وسماعة جيدة واحدة لمن عنده مكالمة.',
        '> أفضل ما اشتريناه دُرج بستة مقابس وغطاء.',
        'الشواحن، كما تقول، هي الأثاث الحقيقي في بيت فيه أولاد: أجهزة تُشحن كلها بالقابس نفسه، ودُرج واحد، وغطاء يُغلق في التاسعة مساءً. ولم يسأل أحد عن سلك منذ ذلك اليوم.',
        'هل تكرر ذلك؟ الجهاز اللوحي بالقلم نعم وفورًا، والحاسوب بلا مروحة نعم لأنه يوضع على السرير، أما الطابعة فأبدًا.',
      ],
    },
  },
];
