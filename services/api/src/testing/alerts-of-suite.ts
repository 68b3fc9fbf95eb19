import { createAlertsJob } from '../scheduled-jobs.ts';
import type { shopOfSuite } from './shop-of-suite.ts';

/** What suites about alerts of one kind do: look for what is due, and follow the links of the last email. */
export function alertsOfSuite(kind: string, { deps, emailsTo, sent, visit }: ReturnType<typeof shopOfSuite>) {
  return {
    runAlertsJob: async (): Promise<void> => {
      await createAlertsJob(deps())();
      await emailsTo();
    },
    linkTo: (step: 'confirm' | 'leave', text = sent.at(-1)?.text): string =>
      new RegExp(`http\\S+/api/${kind}/${step}/\\S+`).exec(text ?? '')?.[0] ?? '',
    page: async (link: string): Promise<string> => (await visit(link)).text,
    press: (link: string, body = '') => visit(link, { method: 'POST', body }),
  };
}
