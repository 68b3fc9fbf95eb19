import { type Art, ellipse, path, rect, roundedOutline } from '../illustrations/art.ts';
import { mixHex } from '../illustrations/mix-hex.ts';

/* What the products of a scene stand on and before: quiet forms of stone and paper, lit from the top start. */

/** A low sun or a paper disc behind the products. */
export function disc(art: Art, x: number, y: number, r: number, tone: string): string {
  return ellipse(
    x,
    y,
    r,
    r,
    art.linear(
      [x - r, y - r],
      [x + r, y + r],
      [
        [0, mixHex(tone, '#ffffff', 0.45)],
        [1, tone],
      ],
    ),
  );
}

/** An arch, as a niche in a wall. */
export function arch(art: Art, x: number, y: number, width: number, height: number, tone: string): string {
  const [l, r, b] = [x - width / 2, x + width / 2, y + height];
  const outline = `M${l} ${b}V${y + width / 2}A${width / 2} ${width / 2} 0 0 1 ${r} ${y + width / 2}V${b}Z`;
  return (
    path(
      outline,
      art.linear(
        [l, y],
        [r, b],
        [
          [0, mixHex(tone, '#000000', 0.06)],
          [0.25, tone],
          [1, mixHex(tone, '#ffffff', 0.4)],
        ],
      ),
    ) +
    path(
      outline,
      art.linear(
        [l, 0],
        [l + width * 0.3, 0],
        [
          [0, '#2b2118', 0.14],
          [1, '#2b2118', 0],
        ],
      ),
    )
  );
}

/** A round block of stone, seen a little from above. `y` is where its top lies. */
export function plinth(art: Art, x: number, y: number, width: number, height: number, tone: string): string {
  const rx = width / 2;
  const ry = rx * 0.16;
  const side = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  return [
    ellipse(x + rx * 0.1, y + height + 8, rx * 1.12, ry * 1.2, '#2b2118', {
      opacity: 0.2,
      filter: art.blur(18),
    }),
    path(
      side,
      art.linear(
        [x - rx, 0],
        [x + rx, 0],
        [
          [0, mixHex(tone, '#ffffff', 0.2)],
          [0.2, mixHex(tone, '#ffffff', 0.45)],
          [0.6, tone],
          [1, mixHex(tone, '#4a3f34', 0.3)],
        ],
      ),
    ),
    ellipse(
      x,
      y,
      rx,
      ry,
      art.linear(
        [x - rx, y - ry],
        [x + rx, y + ry],
        [
          [0, mixHex(tone, '#ffffff', 0.75)],
          [1, mixHex(tone, '#ffffff', 0.3)],
        ],
      ),
    ),
  ].join('');
}

/** A board or a slab: a long stone with a lit front. */
export function slab(art: Art, x: number, y: number, width: number, height: number, tone: string): string {
  return [
    ellipse(x + width / 2 + 14, y + height + 8, width * 0.53, 22, '#2b2118', {
      opacity: 0.18,
      filter: art.blur(14),
    }),
    path(
      roundedOutline(x, y, width, height, 10),
      art.linear(
        [0, y],
        [0, y + height],
        [
          [0, mixHex(tone, '#ffffff', 0.7)],
          [0.14, mixHex(tone, '#ffffff', 0.3)],
          [1, mixHex(tone, '#4a3f34', 0.2)],
        ],
      ),
    ),
    rect(x + 8, y + 1, width - 16, 3, 1.5, '#ffffff', { opacity: 0.7 }),
  ].join('');
}

/** Three quiet waves towards the foot of a picture. */
export function sea(art: Art, width: number, height: number): string {
  const wave = (y: number, tone: string, opacity: number) =>
    path(
      `M0 ${y}C${width * 0.2} ${y - 34} ${width * 0.35} ${y + 30} ${width * 0.55} ${y}S${width * 0.85} ${y - 26} ${width} ${y + 6}V${height}H0Z`,
      tone,
      { opacity },
    );
  return [
    path(
      `M0 0H${width}V${height}H0Z`,
      art.linear(
        [0, 0],
        [0, height],
        [
          [0, '#f6efe6'],
          [0.55, '#eadfd2'],
          [0.62, '#cfdcdc'],
          [1, '#9fbcbe'],
        ],
      ),
    ),
    wave(height * 0.66, '#b9d0d0', 0.8),
    wave(height * 0.78, '#86adb0', 0.6),
    wave(height * 0.9, '#4f8b90', 0.5),
  ].join('');
}
