// A data table: what readers of the sample blog wrote.

export type CommentWords = { name: string; lang: 'en' | 'ar'; text: string; daysAgo: number };

type CommentSeed = CommentWords & { post: string; replies?: CommentWords[] };

export const comments: readonly CommentSeed[] = [
  {
    post: 'what-a-dana-is',
    name: 'Abdullah M.',
    lang: 'en',
    text: 'My grandfather dived for one season and spoke of it for sixty years. Thank you for writing this down.',
    daysAgo: 6,
    replies: [
      {
        name: 'Hessa Al-Bahar',
        lang: 'en',
        text: 'Thank you for telling us. If he left any words for the shells, we would love to read them.',
        daysAgo: 5,
      },
    ],
  },
  {
    post: 'what-a-dana-is',
    name: 'منيرة',
    lang: 'ar',
    text: 'جميل أن يحمل متجر اسمًا له قصة. كانت جدتي تقول «دانة» لكل ما هو عزيز عليها.',
    daysAgo: 4,
  },
  {
    post: 'how-to-choose-headphones',
    name: 'سالم',
    lang: 'ar',
    text: 'مقارنة واضحة. هل تكفي السماعات المغلقة لعزل صوت الطائرة أم أحتاج إلى إلغاء الضوضاء؟',
    daysAgo: 2,
    replies: [
      {
        name: 'Yara K.',
        lang: 'en',
        text: 'Closed ones soften the voices, but the low hum of an engine stays. For flights I would not go without cancelling.',
        daysAgo: 1,
      },
    ],
  },
  {
    post: 'caring-for-pearls',
    name: 'Dalal S.',
    lang: 'en',
    text: 'I did not know that they should be worn to stay beautiful. Mine leave their box today.',
    daysAgo: 3,
  },
  {
    post: 'how-leather-grows-old',
    name: 'فيصل',
    lang: 'ar',
    text: 'جربت العناية بالشمع كما كتبتم، وعادت حقيبتي القديمة إلى لونها تقريبًا. شكرًا لكم.',
    daysAgo: 2,
  },
  {
    post: 'a-wardrobe-of-twelve-pieces',
    name: 'Reem',
    lang: 'en',
    text: 'Twelve is brave. I stopped at twenty and still felt lighter.',
    daysAgo: 1,
  },
];
