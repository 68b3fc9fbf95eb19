import { must, type Recorder } from '../recorder.ts';
import { beginCart, type Method, orderOf, type Places, type Product } from './order-form.ts';

type City = { id: string; country_id: string; parent_id: string | null; is_other?: boolean };

/** A good number and two that are none, by country; written as at home. */
const phones: Record<string, [good: string, e164: string, ...wrong: string[]]> = {
  KW: ['5000 1234', '+96550001234', '5000 123', '+965 5000 12345'],
  SA: ['050 123 4567', '+966501234567', '5000 1234', '+966 50 123'],
  AE: ['050 123 4567', '+971501234567', '050 123', '+971 50 123 45678'],
  QA: ['3312 3456', '+97433123456', '331 2345', '+974 3312 34567'],
  BH: ['3600 1234', '+97336001234', '360 1234', '+973 3600 12345'],
  OM: ['9212 3456', '+96892123456', '921 2345', '+968 9212 34567'],
};

/** What holds by country: rates, days, ways to pay, phone numbers, areas; and that installments need a plan. */
export async function checkPlaces(r: Recorder, product: Product, home: Places, token: string): Promise<void> {
  const begun = await beginCart(r, product);
  const countries = await r.success('getCountries', 'where orders go', {});
  if (!begun || !countries) return;
  const cities: City[] =
    (await r.success('getCities', 'all areas', { query: { per_page: 1000 } }))?.data ?? [];
  const { cart } = begun;
  for (const { id, code } of countries.data as { id: string; code: string }[]) {
    const query = { cart, country_id: id };
    const terms = await r.success('getCheckout', `what holds for ${code}`, { query }, ({ data }) => {
      must(data.country?.id === id, 'is of another country');
      must(
        data.shipping_methods.length > 0 && data.payment_methods.length > 0,
        'has no rate, or no way to pay',
      );
      for (const { delivery } of data.shipping_methods)
        must(delivery !== null && delivery.from <= delivery.to, 'says no days, or not in order');
    });
    await r.success(
      'getDeliveries',
      `how orders travel to ${code}`,
      { query: { country_id: id } },
      ({ data }) => {
        must(
          data.country.id === id && data.countries.length === countries.data.length,
          'is of another country',
        );
        const named = data.methods.map((method: { id: string }) => method.id);
        const offered = terms?.data.shipping_methods.map((method: { id: string }) => method.id);
        must(String(named) === String(offered), 'names other methods than the checkout');
      },
    );
    const own = cities.filter((city) => city.country_id === id);
    const isDivided = (city: City) => own.some(({ parent_id }) => parent_id === city.id);
    const cityId = own.find((city) => !city.is_other && !isDivided(city))?.id;
    if (!terms || !cityId) continue;
    await checkOrderTo(r, { cart, token }, { countryId: id, cityId }, terms.data);
    await checkPhones(r, token, { countryId: id, cityId }, code);
    const address = { country_id: id, address: 'Street 12' };
    for (const [title, city] of [
      ['a governorate', own.find(isDivided)?.id],
      ['an area of another country', cities.find(({ country_id }) => country_id !== id)?.id],
    ] as const)
      if (city)
        await r.refusal(
          'addAddress',
          `${title} as area in ${code}`,
          { token, body: { ...address, city_id: city } },
          { status: 422, field: 'city_id' },
        );
    const other = own.find(({ is_other }) => is_other);
    if (other)
      await r.refusal(
        'addAddress',
        `another area of ${code} without its name`,
        { token, body: { ...address, city_id: other.id } },
        { status: 422, field: 'area' },
      );
  }
  await checkPlan(r, product, home);
}

/** Ways to ship and to pay of other countries are refused, and so is the price of another country. */
async function checkOrderTo(
  r: Recorder,
  { cart, token }: { cart: string; token: string },
  place: Places,
  terms: { shipping_methods: { id: string }[]; payment_methods: Method[]; total: number },
): Promise<void> {
  const all = await r.success('getPaymentMethods', 'all ways to pay', {});
  const offered = terms.payment_methods.map(({ id }) => id);
  const notHere = (all?.data as Method[] | undefined)?.find(({ id }) => !offered.includes(id));
  const shippingId = terms.shipping_methods[0]?.id ?? '';
  if (notHere)
    await r.refusal(
      'placeOrder',
      `${notHere.code} where it is not offered`,
      { token, body: orderOf({ cart, shippingId }, notHere.id, place) },
      { status: 422, code: 'select_payment_method' },
    );
  await r.refusal(
    'placeOrder',
    'a shipping method that does not go there',
    { token, body: orderOf({ cart, shippingId: '987654321' }, offered[0] ?? '', place) },
    { status: 422, code: 'select_shipping_method' },
  );
}

async function checkPhones(r: Recorder, token: string, place: Places, code: string): Promise<void> {
  const [good, e164, ...wrong] = phones[code] ?? [];
  if (!good) return;
  const body = { country_id: place.countryId, city_id: place.cityId, address: 'Street 12' };
  const saved = await r.success(
    'addAddress',
    `${good} in ${code}`,
    { token, body: { ...body, phone: good } },
    ({ data }) => must(data.phone === e164, `keeps ${data.phone} instead of ${e164}`),
  );
  if (saved) await r.success('removeAddress', 'it', { token, at: { address: saved.data.id } });
  for (const phone of wrong)
    await r.malformed(
      'addAddress',
      `${phone} in ${code}`,
      { token, body: { ...body, phone } },
      { status: 422, field: 'phone' },
    );
}

async function checkPlan(r: Recorder, product: Product, place: Places): Promise<void> {
  const begun = await beginCart(r, product);
  const methods = await r.success('getPaymentMethods', 'one in months', {});
  const inMonths = (methods?.data as (Method & { has_installments: boolean })[] | undefined)?.find(
    ({ has_installments }) => has_installments,
  );
  if (!begun || !inMonths) return;
  await r.refusal(
    'placeOrder',
    'installments without a plan',
    { body: orderOf(begun, inMonths.id, place) },
    { status: 422, code: 'select_installment_plan', field: 'payment.installment_package_id' },
  );
}
