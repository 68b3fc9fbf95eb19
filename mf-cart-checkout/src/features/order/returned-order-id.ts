const names = ['order', 'order_id', 'orderid'];
const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The order that a payment page came back with. Its parameters are named differently by different providers; whatever they
 * say of the result is left unread, only the server knows.
 */
export function returnedOrderId(search: URLSearchParams): string | undefined {
  for (const [name, value] of search) {
    if (names.includes(name.toLowerCase()) && idPattern.test(value)) return value;
  }
  return undefined;
}
