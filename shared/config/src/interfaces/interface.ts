import type { Shape } from '@dana/contracts/interfaces/shape';

/** What a package gives to others at run time: the shape of each export that is a value. */
export type Interface = Record<string, Shape>;
