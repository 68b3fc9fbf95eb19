/** One way to pay for each drawing that there is. */
export const waysToPay = [
  { id: 'knet', code: 'knet', has_installments: false },
  { id: 'card', code: 'visa', has_installments: false },
  { id: 'wallet', code: 'apple-pay', has_installments: false },
  { id: 'cash', code: 'cash-on-delivery', has_installments: false },
  { id: 'machine', code: 'card-on-delivery', has_installments: false },
  { id: 'installments', code: 'installments', has_installments: true },
] as const;
