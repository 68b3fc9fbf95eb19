import type { Generated } from 'kysely';
import type { Json, Time } from '../columns.ts';
import type { Localised, StoredPicture, StoredSpot } from '../stored.ts';

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
