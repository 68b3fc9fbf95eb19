import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Localised, StoredPicture, StoredSpot, Time, WithDefault } from '../stored.ts';

type HomePicture = {
  id: number;
  theme: Generated<string>;
  position: number;
  title: Json<Localised>;
  sub_title: Json<Localised>;
  button: Json<Localised>;
  link: string;
  picture: Json<StoredPicture>;
};

/** What the home pages are made of. */
export type HomeTables = {
  collections: {
    id: number;
    slug: string;
    title: Json<Localised>;
    link: string;
    position: number;
    theme: Generated<string>;
  };
  collection_products: { collection_id: number; product_id: number; position: number };
  sliders: HomePicture & { text: Json<Localised>; created_at: Time };
  banners: HomePicture & {
    text: Json<Localised>;
    placement: Generated<string>;
    spots: Json<StoredSpot[]>;
    ends_at: Time | null;
  };
  testimonials: {
    id: number;
    theme: string;
    position: number;
    name: Json<Localised>;
    place: Json<Localised>;
    text: Json<Localised>;
    rating: number;
  };
};

type Comments = {
  id: GeneratedAlways<number>;
  post_id: number;
  parent_id: number | null;
  name: string;
  email: string;
  text: string;
  lang: 'en' | 'ar';
  approved: boolean;
  created_at: Time;
};

type Posts = {
  id: number;
  slug: string;
  title: Json<Localised>;
  excerpt: Json<Localised>;
  content: Json<Localised>;
  category: Json<Localised>;
  author: Json<Localised>;
  tags: Json<Localised[]>;
  picture: Json<StoredPicture>;
  media: Json<{ type: 'quote' | 'video'; value: Localised } | null> | null;
  published_at: Time;
  /** When the catalogue last had it; null while it does. */
  withdrawn_at: WithDefault<Date | null>;
};

type Adverts = {
  id: number;
  priority: number;
  title: Json<Localised>;
  content: Json<Localised>;
  picture: Json<StoredPicture>;
  link: string;
  active: boolean;
};

/** What the shop writes, and what people write to it. */
export type ContentTables = {
  pages: {
    id: number;
    slug: string;
    title: Json<Localised>;
    content: Json<Localised>;
    summary: Json<Localised>;
    position: number;
  };
  posts: Posts;
  comments: Comments;
  adverts: Adverts;
  newsletter_subscribers: {
    email: string;
    name: string;
    created_at: Time;
    /** What links in mails name the subscription by. */
    key: WithDefault<string>;
    lang: WithDefault<'en' | 'ar'>;
    /** When the link of the first mail was followed; nothing else is sent before. */
    confirmed_at: Time | null;
  };
  contact_messages: {
    id: GeneratedAlways<number>;
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
    created_at: Time;
  };
};
