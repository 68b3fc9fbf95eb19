/** The departments as addresses name them. The contract's own list would bring the schema library along. */
export const productTypes = ['electronics', 'fashion', 'beauty', 'jewelry'] as const;
