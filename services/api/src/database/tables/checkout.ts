import type { Json, Time, WithDefault } from '../columns.ts';
import type { Localised, StoredPicture } from '../stored.ts';

type Coupons = {
  id: number;
  code: string;
  title: Json<Localised>;
  discount_percent: number;
  minimum_minor: number;
  product_type: string | null;
  starts_at: Time;
  ends_at: Time;
  use_limit: number | null;
  /** Uses by one account; null for any number, and then guests may use it, too. */
  use_limit_per_account: WithDefault<number | null>;
  uses: WithDefault<number>;
  picture: Json<StoredPicture>;
};

type ShippingMethods = {
  id: number;
  code: string;
  name: Json<Localised>;
  description: Json<Localised>;
  price_minor: number;
  free_from_minor: number | null;
  min_days: number;
  max_days: number;
  position: number;
};

/** What a cart is priced, sent and paid with. */
export type CheckoutTables = {
  coupons: Coupons;
  currencies: {
    id: number;
    code: string;
    name: Json<Localised>;
    symbol: Json<Localised>;
    rate: string;
    active: boolean;
    is_default: boolean;
  };
  countries: { id: number; name: Json<Localised>; code: string; phone_code: string; position: number };
  cities: {
    id: number;
    country_id: number;
    parent_id: number | null;
    name: Json<Localised>;
    position: number;
  };
  shipping_methods: ShippingMethods;
  payment_methods: {
    id: number;
    code: string;
    name: Json<Localised>;
    description: Json<Localised>;
    has_installments: boolean;
    active: boolean;
    position: number;
  };
  installment_packages: {
    id: number;
    name: Json<Localised>;
    months: number;
    fees_percent: number;
    min_minor: number;
  };
};
