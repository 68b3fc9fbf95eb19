import { must, type Recorder } from '../recorder.ts';

const reader = { name: 'Contract Reader', email: 'reader@contract.example' };

/** Pages, articles, comments, coupons, adverts, messages to the shop. Returns an article's slug. */
export async function checkContent(r: Recorder, mark: string): Promise<string | null> {
  await r.success('getExtensions', 'what is offered beyond the calls of every shop', {});
  await r.success('getShop', 'what the shop says of itself', {}, ({ data }) =>
    must(data.shop.name.en !== '' && data.shop.name.ar !== '', 'has no name in both languages'),
  );
  const pages = await r.success('getPages', 'the pages', {});
  const page = pages?.data[0];
  if (page)
    await r.success('getPage', 'a page', { at: { slug: page.slug } }, ({ data }) =>
      must(data.content !== '', 'has nothing on it'),
    );
  await r.success('getCoupons', 'the coupons', {}, ({ data }) => checkCoupons(data));
  await r.success('getAdverts', 'the adverts', {}, ({ data }) => {
    const priorities = data.map((advert: { priority: number }) => advert.priority);
    must(priorities.join() === [...priorities].sort((a, b) => b - a).join(), 'is not sorted by priority');
  });
  const email = `${mark}@contract.example`;
  const subscription = { body: { email, name: '' } };
  const first = await r.success('subscribe', 'a subscription', subscription);
  await r.success('subscribe', 'the same again, with the same answer', subscription, ({ message }) =>
    must(message === first?.message, 'reveals who has one'),
  );
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
    'an empty message',
    { body: { ...message, message: ' ' } },
    { status: 422, field: 'message' },
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
  const [newest, older] = posts?.data ?? [];
  await r.success('getPost', 'the newest article', { at }, ({ data }) => {
    must(data.content !== '', 'has no text');
    must(data.next === null && data.previous?.slug === older?.slug, 'does not know its neighbours');
  });
  await checkSearch(r, newest);
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
  const nameless = { at, body: { email: 'no' } };
  for (const field of ['name', 'email', 'text'])
    await r.malformed('writeComment', `no ${field}`, nameless, { status: 422, field });
  return slug;
}

type Coupon = { status: string; starts_at: string | null; ends_at: string };

/** Those that run stand first, and each says whether it does. */
function checkCoupons(coupons: Coupon[]): void {
  const ended = coupons.map(({ ends_at }) => Date.parse(ends_at) <= Date.now());
  must(ended.join() === [...ended].sort().join(), 'has one that ended before one that runs');
  for (const [index, { status, starts_at, ends_at }] of coupons.entries()) {
    must(!ended[index] || status === 'expired', `says ${status} of one that ended at ${ends_at}`);
    must(starts_at === null || Date.parse(starts_at) < Date.parse(ends_at), 'ends before it begins');
  }
}

/** An article is found by what it is filed under, and by a word of its title. */
async function checkSearch(
  r: Recorder,
  post: { slug: string; title: string; category: string; tags: string[] },
): Promise<void> {
  const [tag = ''] = post.tags;
  const queries = { category: post.category, tag, search: post.title.split(' ').at(-1) ?? '' };
  for (const [name, words] of Object.entries(queries))
    if (words)
      await r.success('getPosts', `by ${name}`, { query: { [name]: words, per_page: 100 } }, ({ data }) =>
        must(
          data.some(({ slug }: { slug: string }) => slug === post.slug),
          'does not find it',
        ),
      );
  await r.success('getPosts', 'by a word that no article has', { query: { search: 'zzzz' } }, ({ data }) =>
    must(data.length === 0, 'finds something'),
  );
}
