/** Raise with every change that makes a picture look different: it names the cache folder and is part of the ETag. */
export const drawingsVersion = '1';
