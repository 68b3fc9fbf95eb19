import { must, type Recorder } from '../recorder.ts';

const reader = { name: 'Contract Reader', email: 'reader@contract.example' };

/** Pages, articles, comments, coupons, adverts, messages to the shop. Returns an article's slug. */
export async function checkContent(r: Recorder, mark: string): Promise<string | null> {
  const pages = await r.success('getPages', 'the pages', {});
  const page = pages?.data[0];
  if (page) await r.success('getPage', 'a page', { at: { slug: page.slug } });
  await r.success('getCoupons', 'the coupons', {});
  await r.success('getAdverts', 'the adverts', {}, ({ data }) => {
    const priorities = data.map((advert: { priority: number }) => advert.priority);
    must(priorities.join() === [...priorities].sort((a, b) => b - a).join(), 'is not sorted by priority');
  });
  const email = `${mark}@contract.example`;
  await r.success('subscribe', 'a subscription', { body: { email, name: '' } });
  await r.success('subscribe', 'the same again, with the same answer', { body: { email, name: '' } });
  const message = {
    ...reader,
    email,
    phone: '',
    subject: 'Contract',
    message: 'A message of the contract suite.',
  };
  await r.success('sendMessage', 'a message', { body: message });
  await r.malformed(
    'subscribe',
    'no e-mail at all',
    { body: { email: 'not one' } },
    { status: 422, field: 'email' },
  );
  await r.malformed(
    'sendMessage',
    'a message too long',
    { body: { ...message, message: 'x'.repeat(5000) } },
    { status: 422, field: 'message' },
  );
  const header = { ...message, email: 'a@contract.example\r\nBcc: b@contract.example' };
  await r.malformed(
    'sendMessage',
    'an e-mail with a header in it',
    { body: header },
    { status: 422, field: 'email' },
  );

  const posts = await r.success('getPosts', 'the articles', { query: { per_page: 2 } }, ({ data }) =>
    must(data.length <= 2, 'is longer than the page'),
  );
  const slug: string | undefined = posts?.data[0]?.slug;
  if (!slug) return null;
  const at = { slug };
  await r.success('getPost', 'an article', { at });
  await r.success('getComments', 'its comments', { at }, ({ text }) =>
    must(!/@/.test(text), 'shows an e-mail address'),
  );
  const comment = { ...reader, email, text: 'Well written.' };
  await r.success('writeComment', 'a comment', { at, body: comment });
  const lost = { ...comment, parent_id: 987654321 };
  await r.refusal(
    'writeComment',
    'an answer to nothing',
    { at, body: lost },
    { status: 422, field: 'parent_id' },
  );
  return slug;
}
