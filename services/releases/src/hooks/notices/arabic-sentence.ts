import type { Notice } from '@dana/contracts/release/notice';

type Sentence = (notice: Notice, remotes: string) => string;

/** What a notice says, in one Arabic sentence; names and versions stay as they are. */
export function arabicSentence(notice: Notice): string {
  const { event, verb = '', automatic, forced, remotes = [] } = notice;
  const sentence = Object.hasOwn(changes, verb) ? changes[verb] : undefined;
  const marks = [automatic && 'تلقائيًا', forced && 'بالإجبار'].filter(Boolean);
  const text = sentence?.(notice, remotes.join('، ')) ?? others[event] ?? 'تغيّر شيء في الإصدارات';
  return `${text}${marks.length > 0 ? ` (${marks.join('، ')})` : ''}`;
}

const changes: Readonly<Record<string, Sentence>> = {
  promote: ({ from, to }, name) =>
    `أصبح الإصدار ${to} من ${name} متاحًا للجميع${from ? `، وكان قبله ${from}` : ''}`,
  rollback: ({ from, to }, name) => `أُعيد ${name} من الإصدار ${from} إلى ${to}`,
  canary: ({ to, percent }, name) => `يصل الإصدار ${to} من ${name} إلى ${percent ?? 'نسبة من'}٪ من الزوار`,
  abort: ({ from, to }, name) => `انتهت تجربة الإصدار ${from} من ${name}، ويحصل الجميع على ${to}`,
  pause: ({ to }, name) => `تبقى تجربة الإصدار ${to} من ${name} عند نسبتها`,
  resume: ({ to }, name) => `تستمر تجربة الإصدار ${to} من ${name} في الازدياد`,
  freeze: (_, name) => `جُمّد ${name || 'كل شيء'}`,
  unfreeze: (_, name) => `أُلغي تجميد ${name || 'كل شيء'}`,
  pin: ({ to }, name) => `ثُبّت ${name} على الإصدار ${to}`,
  unpin: (_, name) => `أُلغي تثبيت ${name}`,
  schedule: ({ to }, name) => `حُدّد موعد لنشر الإصدار ${to} من ${name} للجميع`,
  unschedule: ({ to }, name) => `لن يُنشر الإصدار ${to} من ${name} تلقائيًا`,
  request: (_, name) => `ينتظر تغيير ${name} موافقة شخص ثانٍ`,
  reject: (_, name) => `أُغلق طلب تغيير ${name} دون تنفيذه`,
  restore: (_, name) => `عادت إصدارات سابقة من ${name}`,
};

const others: Readonly<Record<string, string>> = {
  problem: 'ملاحظة عن حالة الإصدارات، ونصّها بالإنجليزية',
  refused: 'رُفضت محاولة لتغيير الإصدارات',
  test: 'هذه تجربة: تصل إلى هنا ملاحظات الإصدارات',
};
