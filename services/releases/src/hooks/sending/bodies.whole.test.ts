import { describe, expect, it } from 'vitest';
import { checkedTarget, shownTarget } from '../records/checked-target.ts';
import { postDelivery } from './post-delivery.ts';
import { slackBody } from './slack-body.ts';

const notice = {
  ...{ id: 'revision_production_57_ab', event: 'change' as const, env: 'production', revision: 57 },
  ...{
    at: '2026-11-25T03:00:00.000Z',
    actor: '<!channel>',
    reason: '<https://evil.example|look> *now* & then',
  },
  sentence: 'mf-demo 1.0.1 is live for everybody',
};

it('says to Slack in words what happened; what people wrote there can mention and link nobody', () => {
  const body = JSON.parse(slackBody(notice, 'https://shop.example/_releases?env=production'));
  expect(body.text).toContain('mf-demo 1.0.1 is live for everybody');
  const marked = body.blocks.flatMap(({ elements = [], text }: { elements?: object[]; text?: object }) => [
    ...elements,
    ...(text ? [text] : []),
  ]);
  const links = marked.filter(({ type }: { type: string }) => type === 'mrkdwn');
  expect(links).toEqual([
    { type: 'mrkdwn', text: '<https://shop.example/_releases?env=production|Open the releases>' },
  ]);
  const evil = { ...notice, sentence: '<!channel> & <https://evil.example|x>' };
  expect(JSON.parse(slackBody(evil, 'https://x.example')).text).not.toContain('<');
});

describe('an address for deliveries', () => {
  it.each([
    'http://shop.example/in',
    'ftp://shop.example',
    'https://user:pass@shop.example/in',
    'https://shop.example/#x',
    `https://shop.example/${'a'.repeat(2_000)}`,
    'file:///etc/passwd',
    'no address',
  ])('is not %s', (text) => {
    expect(() => checkedTarget('json', text)).toThrow(/https address/);
  });

  it('is shown without what lets others write there', () => {
    const target = checkedTarget('slack', 'https://hooks.slack.com/services/T0/B0/secret');
    expect(shownTarget(target)).toBe('https://hooks.slack.com/…');
    expect(() => checkedTarget('slack', 'https://shop.example/in')).toThrow(/hooks\.slack\.com/);
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    'https://0.0.0.0/',
    'https://100.64.0.1/',
    'https://2130706433/',
    'https://localhost/',
  ])('is not called when it is %s', async (target) => {
    const signal = new AbortController().signal;
    const outcome = await postDelivery({
      target,
      headers: {},
      body: '',
      allowed: [],
      limitMs: 5_000,
      signal,
    });
    expect(outcome).toMatchObject({ isDelivered: false, why: expect.stringContaining('private network') });
  });
});
