import { defaultLocale, isLocale } from '@dana/contracts/locale';
import { aboutFactsOf } from '@dana/contracts/shop/shop-facts';
import { Hono } from 'hono';
import type { AskBackEnd } from '../shop/follow-extensions.ts';

/** `GET /shop/about.json?lang=`: what the page about the shop tells, which no other page needs. 404 for a shop that tells nothing. */
export const aboutRoute = (askBackEnd: AskBackEnd): Hono =>
  new Hono().get('/shop/about.json', async (c) => {
    const asked = c.req.query('lang');
    const about = aboutFactsOf((await askBackEnd()).shop, isLocale(asked) ? asked : defaultLocale);
    c.header('Cache-Control', 'public, max-age=60');
    return about
      ? c.json(about)
      : c.json({ success: false, message: 'This shop tells nothing about itself.' }, 404);
  });
