import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/**
 * What compiled components call under development, by React's own name. Elements are made by the shell's React, whichever of
 * React's builds that is: the live shop has the one for production, which that for development does not understand.
 */
export const jsxDEV = (type: ElementType, props: object, key: Key | undefined, hasMany: boolean): unknown =>
  (hasMany ? jsxs : jsx)(type, props, key);
