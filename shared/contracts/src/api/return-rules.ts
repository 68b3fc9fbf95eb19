export const returnReasons = ['changed_mind', 'damaged', 'wrong_item', 'not_as_described', 'other'] as const;
export type ReturnReason = (typeof returnReasons)[number];

/** `accepted`: the goods may be sent; `received`: they came, and the money was given back. */
export const returnStatuses = ['requested', 'accepted', 'declined', 'received'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];
