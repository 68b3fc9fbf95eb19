import { advertsAnswerSchema } from '@dana/contracts/api/advert';
import { couponsAnswerSchema } from '@dana/contracts/api/coupon';
import { pageAnswerSchema, pagesAnswerSchema } from '@dana/contracts/api/page';
import { Hono } from 'hono';
import { majorFromFils } from '../money/currencies.ts';
import { fallbackLanguage, localise, presentPicture } from '../catalogue/localise.ts';
import type { ApiDeps } from '../deps.ts';
import { answerer } from '../http/answer.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';

/** GET page, page/{slug}, ads and coupons. */
export function contentRoutes(deps: ApiDeps) {
  const answer = answerer(deps);
  return new Hono<ApiEnv>()
    .get('/page', async (c) => {
      const rows = await deps.db
        .selectFrom('pages')
        .select(['id', 'slug', 'title'])
        .orderBy('position')
        .execute();
      const data = rows.map(({ id, slug, title }) => ({ id, slug, title: localise(title, c.get('lang')) }));
      return answer(c, pagesAnswerSchema, { success: true, data });
    })
    .get('/page/:slug', async (c) => {
      const lang = c.get('lang');
      const row = await deps.db
        .selectFrom('pages')
        .selectAll()
        .where('slug', '=', c.req.param('slug'))
        .executeTakeFirst();
      if (!row) throw notFound();
      const title = localise(row.title, lang);
      return answer(c, pageAnswerSchema, {
        success: true,
        data: {
          id: row.id,
          slug: row.slug,
          title,
          content: localise(row.content, lang),
          seo: { title, description: localise(row.summary, lang) },
          text_lang: fallbackLanguage(row.content, lang),
        },
      });
    })
    .get('/ads', async (c) => {
      const lang = c.get('lang');
      const rows = await deps.db
        .selectFrom('adverts')
        .selectAll()
        .where('active', '=', true)
        .orderBy('priority', 'desc')
        .orderBy('id')
        .execute();
      const data = rows.map((row) => ({
        id: row.id,
        priority: row.priority,
        title: localise(row.title, lang),
        content: localise(row.content, lang),
        image_url: row.picture.url,
        link_url: row.link,
      }));
      return answer(c, advertsAnswerSchema, { success: true, data });
    })
    .get('/coupons', async (c) => {
      const lang = c.get('lang');
      const now = deps.now();
      const rows = await deps.db
        .selectFrom('coupons')
        .selectAll()
        .where('starts_at', '<=', now)
        .orderBy((eb) => eb('ends_at', '>', now), 'desc')
        .orderBy('ends_at')
        .execute();
      const data = rows.map((row) => ({
        id: row.id,
        title: localise(row.title, lang),
        image: presentPicture(row.picture, lang),
        code: row.code,
        discount_percent: row.discount_percent,
        percent: row.discount_percent,
        amount: null,
        minimum_amount: majorFromFils(row.minimum_minor, c.get('currency')),
        product_type: row.product_type,
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        status: couponStatus(row, now),
      }));
      return answer(c, couponsAnswerSchema, { success: true, data });
    });
}

type CouponTimes = { ends_at: Date; use_limit: number | null; uses: number };

function couponStatus(
  { ends_at, use_limit, uses }: CouponTimes,
  now: Date,
): 'active' | 'expired' | 'used_up' {
  if (ends_at <= now) return 'expired';
  return use_limit !== null && uses >= use_limit ? 'used_up' : 'active';
}
