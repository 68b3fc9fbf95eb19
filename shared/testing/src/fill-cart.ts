import { cartAnswerSchema } from '@dana/contracts/api/cart';
import { listEnvelopeOf } from '@dana/contracts/api/envelope';
import { type ProductCard, productCardSchema } from '@dana/contracts/api/product';

const leastStock = 10;

/** Puts plain products into a cart of the test's API, and the cart into this browser. */
export async function fillCart(
  baseUrl: string,
  quantities: number[],
): Promise<{ cartId: string; products: ProductCard[] }> {
  const products = (await plainProducts(baseUrl)).slice(0, quantities.length);
  let cartId: string | undefined;
  for (const [index, product] of products.entries())
    cartId = await add(baseUrl, {
      cart_id: cartId,
      product_id: product.id,
      quantity: quantities[index] ?? 1,
    });
  if (cartId === undefined) throw new Error('The seeded shop sells no product without variations.');
  document.cookie = `cart_id=${cartId}; Path=/`;
  return { cartId, products };
}

/** Takes the cart out of this browser. */
export function forgetCart(): void {
  document.cookie = 'cart_id=; Path=/; Max-Age=0';
  sessionStorage.clear();
}

async function plainProducts(baseUrl: string): Promise<ProductCard[]> {
  const answer = await (await fetch(`${baseUrl}/products?per_page=40`)).json();
  const { data } = listEnvelopeOf(productCardSchema).parse(answer);
  return data.filter(
    ({ variations, current_stock: stock, max_purchase_qty: most }) =>
      variations.length === 0 && stock >= leastStock && (most ?? leastStock) >= leastStock,
  );
}

async function add(baseUrl: string, body: object): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${baseUrl}/carts/add`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return cartAnswerSchema.parse(await response.json()).data.id;
}
