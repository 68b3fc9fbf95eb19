import type { GeneratedAlways } from 'kysely';
import type { Json, Time, WithDefault } from '../columns.ts';
import type { Localised, StoredPicture } from '../stored.ts';

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
