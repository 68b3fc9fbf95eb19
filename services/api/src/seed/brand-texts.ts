import type { Words } from './product-seed.ts';

/** What each house makes, by the slug of its mark. */
export const brandTexts: Record<string, Words> = {
  safwani: {
    en: 'Headphones and earbuds tuned by musicians, with every wearing part sold as a spare.',
    ar: 'سماعات ضبط أصواتها موسيقيون، وكل قطعة تبلى فيها تُباع منفصلة.',
  },
  noqta: {
    en: 'Phones, tablets and laptops with quiet design and seven years of updates.',
    ar: 'هواتف وأجهزة لوحية وحواسيب بتصميم هادئ وتحديثات لسبع سنوات.',
  },
  marsadia: {
    en: 'Watches and cameras from a small observatory of makers who care about time and light.',
    ar: 'ساعات وكاميرات من ورشة صغيرة شغفها الوقت والضوء.',
  },
  'hadeel-works': {
    en: 'Speakers and machines for work, built in aluminium and cloth.',
    ar: 'مكبرات صوت وأجهزة للعمل من الألمنيوم والقماش.',
  },
  'qumash-nine': {
    en: 'Everyday clothing in nine natural fabrics and no more.',
    ar: 'ملابس يومية من تسعة أقمشة طبيعية لا غير.',
  },
  duruba: {
    en: 'Shoes and packs for walking further than planned.',
    ar: 'أحذية وحقائب لمن يمشي أبعد مما نوى.',
  },
  'failaka-thread': {
    en: 'Dresses and leather goods inspired by the island’s light.',
    ar: 'فساتين ومصنوعات جلدية من وحي ضوء الجزيرة.',
  },
  nadwana: {
    en: 'A perfume house that blends Gulf woods with clear, modern notes.',
    ar: 'دار عطور تمزج أخشاب الخليج بنغمات عصرية صافية.',
  },
  zahriyat: {
    en: 'Make-up and care with short ingredient lists, tested in real heat.',
    ar: 'مكياج وعناية بمكونات قليلة، مجرَّبة في حرّ حقيقي.',
  },
  lulwaya: {
    en: 'Pearl jewelry in the memory of the divers, made for today.',
    ar: 'مجوهرات لؤلؤ وفاءً لذاكرة الغواصين وبروح اليوم.',
  },
  sadafine: {
    en: 'Fine lines of recycled gold and silver, one stone at a time.',
    ar: 'خطوط رقيقة من الذهب والفضة المعاد تدويرهما، حجرًا بعد حجر.',
  },
};
