import type { GeneratedAlways } from 'kysely';
import type {
  GoodsChangeNote,
  Json,
  Localised,
  StoredAttribute,
  StoredPicture,
  Time,
  WithDefault,
} from '../stored.ts';

/** When the catalogue last had it; null while it does. */
type Withdrawn = WithDefault<Date | null>;

type Categories = {
  id: number;
  slug: string;
  parent_id: number | null;
  name: Json<Localised>;
  description: Json<Localised>;
  picture: Json<StoredPicture>;
  position: number;
};

type Brands = {
  id: number;
  slug: string;
  name: Json<Localised>;
  description: Json<Localised>;
  logo: Json<StoredPicture>;
  position: number;
};

type Products = {
  id: number;
  slug: string;
  sku: string;
  name: Json<Localised>;
  excerpt: Json<Localised>;
  description: Json<Localised>;
  specifications: Json<{ key: Localised; value: Localised }[]>;
  price_minor: number;
  old_price_minor: number | null;
  /** Units that can be sold; for a product with variations the sum of theirs. */
  stock: number;
  min_quantity: number;
  max_quantity: number | null;
  brand_id: number | null;
  product_type: string;
  pictures: Json<StoredPicture[]>;
  video_id: string | null;
  attributes: Json<StoredAttribute[]>;
  offer_start: Time | null;
  offer_end: Time | null;
  applied_discount_id: number | null;
  featured: boolean;
  sell_count: number;
  /** How many reviews gave 5, 4, 3, 2, 1 stars. */
  star_counts: Json<number[]>;
  rating: number;
  reviews_count: number;
  /** Folded words of both languages, for searching. */
  search_text: string;
  created_at: Time;
  withdrawn_at: Withdrawn;
  /** Taken out of the shop by hand; then it is withdrawn, too. */
  hidden_at: Withdrawn;
};

type Variations = {
  id: number;
  product_id: number;
  sku: string;
  name: Json<Localised>;
  price_minor: number | null;
  old_price_minor: number | null;
  stock: number;
  picture: Json<StoredPicture | null> | null;
  attributes: Json<{ id: number; values: number[] }[]>;
  position: number;
  withdrawn_at: Withdrawn;
};

type Reviews = {
  id: GeneratedAlways<number>;
  product_id: number;
  name: string;
  rating: number;
  text: string;
  lang: 'en' | 'ar';
  /** Null for reviews of the sample shop, and of accounts that are gone. */
  user_id: string | null;
  created_at: Time;
  /** That its writer had bought the product, of an account that is gone. */
  was_bought: WithDefault<boolean>;
};

/** A combination of everything by which products are counted (docs/decisions/search.md). */
type FacetBuckets = {
  id: GeneratedAlways<number>;
  /** In ascending order. */
  category_ids: number[];
  /** 0 for products without a brand. */
  brand_id: number;
  product_type: string;
  on_sale: boolean;
  in_stock: boolean;
};

/** What lists and searches read of a product; kept by triggers, except for the document. */
type Listings = {
  product_id: number;
  cell_id: number;
  price_minor: number;
  in_stock: boolean;
  popularity: number;
  applied_discount_id: number | null;
  rating: number;
  reviews_count: number;
  tag_ids: number[];
  option_ids: number[];
  document: string;
};

/** A picture of the catalogue as it was given; `path` is `<folder>/<view>-<name>`, and a drawing is compressed. */
type Pictures = { path: string; kind: 'svg' | 'bitmap'; sha256: string; content: Uint8Array };

/** What the catalogue's folder said last, by its kind and its id, or its theme or key where it has none. */
type CatalogueEntries = {
  kind: string;
  key: string;
  /** As it stood in the folder. */
  entry: Json<object>;
  /** When it came into the shop in this form; moments that it counts from loading are counted from here. */
  loaded_at: Time;
  withdrawn_at: Withdrawn;
};

/** What is sold, and what lists and searches read of it. */
export type CatalogueTables = {
  categories: Categories;
  brands: Brands;
  tags: { id: number; name: Json<Localised> };
  products: Products;
  listing_cells: FacetBuckets;
  listings: Listings;
  listing_options: {
    id: number;
    attribute_id: number;
    attribute: Json<Localised>;
    name: Json<Localised>;
    code: string | null;
  };
  product_categories: { product_id: number; category_id: number; position: number };
  product_tags: { product_id: number; tag_id: number; position: number };
  variations: Variations;
  reviews: Reviews;
  pictures: Pictures;
  catalogue_entries: CatalogueEntries;
  goods_changes: {
    id: GeneratedAlways<number>;
    product_id: number;
    /** Of the product, or of one of its variations. */
    sku: string;
    at: Time;
    actor: string;
    change: Json<GoodsChangeNote>;
  };
};
