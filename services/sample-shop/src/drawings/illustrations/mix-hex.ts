/** A colour between two, `share` 0–1 of the second. sRGB hex, mixed as they are seen. */
export function mixHex(from: string, to: string, share: number): string {
  const channel = (at: number): string => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
