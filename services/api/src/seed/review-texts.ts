// A data table: what shoppers wrote, by type of product, glad and mixed, in both languages.
type Texts = { en: readonly string[]; ar: readonly string[] };

export const reviewers = [
  { en: 'Noura A.', ar: 'نورة ع.' },
  { en: 'Fahad M.', ar: 'فهد م.' },
  { en: 'Dalal K.', ar: 'دلال ك.' },
  { en: 'Yousef S.', ar: 'يوسف س.' },
  { en: 'Maryam H.', ar: 'مريم ح.' },
  { en: 'Abdulaziz R.', ar: 'عبد العزيز ر.' },
  { en: 'Hessa B.', ar: 'حصة ب.' },
  { en: 'Bader T.', ar: 'بدر ت.' },
  { en: 'Sheikha N.', ar: 'شيخة ن.' },
  { en: 'Khaled J.', ar: 'خالد ج.' },
  { en: 'Lulwa F.', ar: 'لولوة ف.' },
  { en: 'Hamad D.', ar: 'حمد د.' },
  { en: 'Reem G.', ar: 'ريم غ.' },
] as const;

export const reviewTexts: Record<
  'electronics' | 'fashion' | 'beauty' | 'jewelry',
  { glad: Texts; mixed: Texts }
> = {
  electronics: {
    glad: {
      en: [
        'I use it every day on the way to work. The battery really does last as long as they say.',
        'Set up in five minutes, and the manual is written for people. It does what it should and nothing else.',
        'Feels solid and sounds or looks better than the one I had at twice the price. Delivery took two days.',
        'My brother borrowed it for a weekend and ordered his own. I think that says enough.',
        'A spare part arrived in three days and I changed it myself. I have never written that before.',
      ],
      ar: [
        'أستخدمه كل يوم في طريقي إلى العمل، والبطارية تدوم فعلًا كما هو مكتوب.',
        'جاهز خلال خمس دقائق، ودليل الاستخدام واضح. يؤدي ما عليه بلا تعقيد.',
        'ملمسه متين وأداؤه أفضل من جهازي السابق الذي كان بضعف السعر. وصل خلال يومين.',
        'استعاره أخي في نهاية الأسبوع ثم طلب واحدًا له، وهذا يكفي.',
        'وصلتني قطعة الغيار خلال ثلاثة أيام وبدّلتها بنفسي. لم أكتب جملة كهذه من قبل.',
      ],
    },
    mixed: {
      en: [
        'Good, but the colour is darker than in the picture on my screen. I kept it.',
        'It works well once it is paired. The first connection took me three attempts.',
        'Fine for the price. I expected a longer cable in the box.',
      ],
      ar: [
        'جيد، لكن اللون أغمق مما ظهر على شاشتي. احتفظت به رغم ذلك.',
        'يعمل جيدًا بعد الاقتران، أما الاتصال الأول فاحتاج ثلاث محاولات.',
        'مناسب لسعره، وكنت أتوقع سلكًا أطول في العلبة.',
      ],
    },
  },
  fashion: {
    glad: {
      en: [
        'The fabric is heavier than I expected in the best way. It kept its shape after five washes.',
        'True to size. I wore it to a family dinner and was asked about it three times.',
        'Beautiful stitching, also on the inside where nobody looks.',
        'Comfortable from the first hour, which I cannot say of most things I own.',
        'The colour is exactly the one in the pictures, and it goes with everything.',
      ],
      ar: [
        'القماش أثقل مما توقعت وهذا لصالحه، وحافظ على شكله بعد خمس غسلات.',
        'المقاس مطابق. لبسته في عزيمة عائلية وسألوني عنه ثلاث مرات.',
        'خياطة جميلة حتى من الداخل حيث لا ينظر أحد.',
        'مريح من الساعة الأولى، ولا أقول هذا عن معظم ما عندي.',
        'اللون كما في الصور تمامًا وينسجم مع كل شيء.',
      ],
    },
    mixed: {
      en: [
        'Lovely, but take one size up if you like it loose.',
        'The quality is good. It creases in the car, so keep a steamer near.',
        'Nice, though I would have liked one more pocket.',
      ],
      ar: [
        'جميل، لكن خذ مقاسًا أكبر إن كنت تحب القصّة الواسعة.',
        'الجودة جيدة، لكنه يتجعد في السيارة فاحتفظ بمكواة بخار.',
        'لطيف، وتمنيت لو أن فيه جيبًا إضافيًا.',
      ],
    },
  },
  beauty: {
    glad: {
      en: [
        'Stayed on through a wedding, tears included.',
        'My skin is difficult and this made it calm within a week. I have reordered already.',
        'The scent is present but polite. My colleagues asked for the name.',
        'A little goes a long way. The jar is still half full after two months.',
        'At last a shade that is warm without being orange.',
      ],
      ar: [
        'ثبت طوال حفل زفاف كامل، بدموعه أيضًا.',
        'بشرتي صعبة وقد هدأت خلال أسبوع. أعدت الطلب.',
        'رائحته حاضرة ومهذبة، وسألتني زميلاتي عن اسمه.',
        'قليله يكفي، ولا تزال العلبة نصف ممتلئة بعد شهرين.',
        'أخيرًا درجة دافئة لا تميل إلى البرتقالي.',
      ],
    },
    mixed: {
      en: [
        'Good, but the smell is a bit strong for the office.',
        'It does what it says. The lid could close more firmly.',
        'Works for me in winter; in August I prefer something lighter.',
      ],
      ar: [
        'جيد، لكن رائحته قوية قليلًا على جو المكتب.',
        'يؤدي ما كُتب عليه، غير أن غطاءه يحتاج إحكامًا أفضل.',
        'يناسبني في الشتاء، أما في أغسطس فأفضل شيئًا أخف.',
      ],
    },
  },
  jewelry: {
    glad: {
      en: [
        'Finer in the hand than in the pictures. My mother has not taken it off since Eid.',
        'The clasp is small but holds well, and the box alone is a gift.',
        'You can see that somebody finished it by hand. The edges are soft.',
        'I wear it every day, also at the sea, and it looks like new.',
        'The pearl has a warm light that changes during the day.',
      ],
      ar: [
        'في اليد أرق مما في الصور، ولم تخلعه والدتي منذ العيد.',
        'القفل صغير لكنه محكم، والعلبة وحدها هدية.',
        'واضح أن يدًا أنهت عمله، فحوافه ناعمة.',
        'أرتديه كل يوم حتى عند البحر، ولا يزال كالجديد.',
        'للؤلؤة ضوء دافئ يتبدل خلال النهار.',
      ],
    },
    mixed: {
      en: [
        'Pretty, but smaller than I imagined. Look at the measurements first.',
        'Nice piece. I had the chain changed for a longer one.',
        'Good work; the gift wrap arrived a little crushed.',
      ],
      ar: [
        'جميل، لكنه أصغر مما تخيلت. راجعوا القياسات أولًا.',
        'قطعة لطيفة، وقد بدّلت السلسلة بأخرى أطول.',
        'عمل جيد، لكن تغليف الهدية وصل منبعجًا قليلًا.',
      ],
    },
  },
};
