import type { Notice } from '@dana/contracts/release/notice';
import { escapeHtml } from '@dana/server/mail/escape-html';
import type { SentMail } from '@dana/server/mail/mailer';
import { arabicSentence } from '../notices/arabic-sentence.ts';

type MailOptions = { to: string; hookId: string; link: string };

/** A notice as a mail, in English and Arabic. Its id is that of the notice for this reader: sent again, it is shown once. */
export function mailOf(notice: Notice, { to, hookId, link }: MailOptions): SentMail {
  const { id, env, at, sentence } = notice;
  const arabic = arabicSentence(notice);
  const rows = rowsOf(notice);
  const text = [
    sentence,
    arabic,
    '',
    ...rows.map(({ english, arabicName, value }) => `${english} / ${arabicName}: ${value}`),
    '',
    link,
  ];
  return {
    ...{ id: `${id}.${hookId}`, date: new Date(at), to },
    subject: `${env}: ${sentence}`.replaceAll(/\s+/g, ' ').slice(0, 200),
    text: text.join('\n'),
    html: [
      `<p lang="en" dir="ltr"><strong>${escapeHtml(sentence)}</strong></p>`,
      `<p lang="ar" dir="rtl"><strong>${escapeHtml(arabic)}</strong></p>`,
      '<table>',
      ...rows.map(
        ({ english, arabicName, value }) =>
          `<tr><th scope="row">${english} / <span lang="ar">${arabicName}</span></th><td dir="auto">${escapeHtml(value)}</td></tr>`,
      ),
      '</table>',
      `<p><a href="${escapeHtml(link)}">Open the releases / <span lang="ar">افتح الإصدارات</span></a></p>`,
    ].join('\n'),
  };
}

function rowsOf({ env, revision, actor, reason, subject, at }: Notice) {
  const rows = [
    { english: 'Why', arabicName: 'السبب', value: reason },
    { english: 'Who', arabicName: 'من', value: actor },
    { english: 'Concerns', arabicName: 'بخصوص', value: subject },
    { english: 'Environment', arabicName: 'البيئة', value: env },
    { english: 'Revision', arabicName: 'المراجعة', value: revision?.toString() },
    { english: 'When', arabicName: 'الوقت', value: at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC') },
  ];
  return rows.flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : []));
}
