import sharp from 'sharp';

/** Drawings are read this small: their mean is the same, and a catalogue has hundreds. Unit: dots per inch; 72 is their own size. */
const drawnDensity = 12;
/** How much of a byte one step of a hexadecimal digit stands for: `f` is 255. */
const byteOfDigit = 17;

/**
 * What stands in a picture's place until it is there: its mean colour, and as opacity how much of its box that covers.
 * @returns `#rgba`, or undefined for what is no picture. Sixteen steps of each do for what is seen that briefly, and a list holds
 * dozens of them.
 */
export async function tintOf(content: Uint8Array): Promise<string | undefined> {
  try {
    const mean = await sharp(content, { unlimited: true, density: drawnDensity })
      .resize(1, 1, { fit: 'fill', kernel: 'linear' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return `#${Array.from(mean, (value) => Math.round(value / byteOfDigit).toString(16)).join('')}`;
  } catch {
    return undefined;
  }
}
