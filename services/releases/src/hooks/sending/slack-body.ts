import type { Notice } from '@dana/contracts/release/notice';

/** Slack takes 3000 characters in a block. */
const longest = 2_000;
const marks: Readonly<Record<string, string>> = {
  change: '🔵',
  'taken-back': '🔴',
  problem: '🟠',
  refused: '⛔',
};

/** The body of the preset `slack`. What people wrote stands in plain text: it can mention and link nobody. */
export function slackBody(notice: Notice, link: string): string {
  const { event, env, sentence, reason, revision, actor } = notice;
  const headline = `${marks[event] ?? '⚪'} ${sentence}`.slice(0, longest);
  const facts = [env, revision !== undefined && `revision ${revision}`, actor && `by ${actor}`];
  return JSON.stringify({
    // Read by notifications, in which Slack looks for mentions and links.
    text: escaped(headline),
    blocks: [
      { type: 'section', text: plain(headline) },
      ...(reason ? [{ type: 'section', text: plain(reason.slice(0, longest)) }] : []),
      {
        type: 'context',
        elements: [
          plain(facts.filter(Boolean).join(' · ')),
          { type: 'mrkdwn', text: `<${escaped(link)}|Open the releases>` },
        ],
      },
    ],
  });
}

const plain = (text: string) => ({ type: 'plain_text', text, emoji: false });
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
