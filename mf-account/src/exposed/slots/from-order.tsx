export { FromOrderForm as Component } from '#features/from-order/from-order-form.tsx';
