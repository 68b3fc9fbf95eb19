/** Days after the delivery in which a return may be asked for. Source: docs/shop-rules.md. */
export const returnDays = 30;

export const returnReasons = ['changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** `accepted`: the goods may be sent; `received`: they came, and the money was given back. */
export const returnStatuses = ['requested', 'accepted', 'declined', 'received'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];
