/** A search of ten thousand letters is still answered with a page; what is longer never reaches us. Unit: characters. */
export const longestAddress = 12_288;
