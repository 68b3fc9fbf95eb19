import type { Locale } from '@dana/contracts/locale';

type Words = {
  /** What the badge is called. */
  label: string;
  asking: (remote: string, host: string) => string;
  own: (remote: string, host: string) => string;
  live: (remote: string, host: string) => string;
  end: string;
};

/** What the badge of an override says. The server writes it, so that it is there whatever becomes of the shop's own scripts. */
export const overrideWords: Record<Locale, Words> = {
  en: {
    label: 'Development',
    asking: (remote, host) => `Asking ${host} for ${remote} …`,
    own: (remote, host) => `${remote} comes from ${host}, in this browser only.`,
    live: (remote, host) => `${host} does not answer, so the live ${remote} is shown.`,
    end: 'End',
  },
  ar: {
    label: 'التطوير',
    asking: (remote, host) => `يُطلب ${remote} من ${host} …`,
    own: (remote, host) => `يأتي ${remote} من ${host}، في هذا المتصفح وحده.`,
    live: (remote, host) => `لا يجيب ${host}، لذا تُعرض النسخة المنشورة من ${remote}.`,
    end: 'إنهاء',
  },
};
