import type { ColumnType } from 'kysely';
import type { Json, Localised, StoredPicture, Time, WithDefault } from '../stored.ts';

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
  /** Collected at the shop. */
  is_pickup: WithDefault<boolean>;
};

type Countries = {
  id: number;
  name: Json<Localised>;
  code: string;
  phone_code: string;
  position: number;
  /** Days on which nothing is delivered; Sunday is 0. */
  weekend: ColumnType<number[], string | undefined, string>;
};

/** Terms of a shipping method in one country; a country without any is not delivered to. */
type CountryShipping = {
  country_id: number;
  shipping_method_id: number;
  price_minor: number;
  free_from_minor: number | null;
  min_days: number;
  max_days: number;
};

type Holidays = {
  id: number;
  name: Json<Localised>;
  /** Codes of the countries that keep it; null for all. */
  countries: Json<string[] | null> | null;
  calendar: 'gregorian' | 'hijri';
  /** The only year of one that does not come every year. */
  year: number | null;
  month: number;
  day: number;
  days: number;
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
  countries: Countries;
  country_shipping: CountryShipping;
  country_payments: { country_id: number; payment_method_id: number };
  holidays: Holidays;
  cities: {
    id: number;
    country_id: number;
    parent_id: number | null;
    name: Json<Localised>;
    /** For addresses in an area that the list does not have. */
    is_other: WithDefault<boolean>;
    position: number;
    /** When the catalogue last had it; addresses of before still name it. */
    withdrawn_at: WithDefault<Date | null>;
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
