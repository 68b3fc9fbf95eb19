/** Pages on which somebody pays, or comes from paying: nothing is put over them. */
const quietPaths = /^\/(checkout|order|order-confirmation)(\/|$)/;

export const isQuietPath = (path: string): boolean => quietPaths.test(path);
