import { createContext } from 'react';

/** Whose code is shown here: "mf-catalog@1.0.0" within a region of a remote, `shell` outside of all. */
export const RegionContext = createContext('shell');
