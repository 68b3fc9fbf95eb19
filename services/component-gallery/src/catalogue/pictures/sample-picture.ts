/** A photograph that comes with this page: what the shop shows depends on what it sells. */
export const samplePicture = new URL('./sample-picture.webp', import.meta.url).href;
