import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { lens } from './lens.ts';
import { metalStops, satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { glassSheen, screen } from './screen.ts';

const size = { width: 372, height: 770, radius: 62 };

/** The metal band around the body, drawn as the space between two outlines. */
function frame(art: Art, t: Tones, x: number, y: number): string {
  const { width, height, radius } = size;
  const band = art.linear([x, 0], [x + width, 0], metalStops(t));
  const outer = roundedOutline(x, y, width, height, radius);
  const edge = art.linear(
    [x, y],
    [x + width, y + height],
    [
      [0, '#ffffff', 0.7],
      [0.3, '#ffffff', 0],
      [0.75, '#000000', 0.25],
      [1, '#ffffff', 0.35],
    ],
  );
  return path(outer, band) + `<path d="${outer}" fill="none" stroke="${edge}" stroke-width="3"/>`;
}

function face(art: Art, t: Tones, x: number, y: number): string {
  const { width, height, radius } = size;
  const glass = roundedOutline(x + 9, y + 9, width - 18, height - 18, radius - 8);
  const inner: [number, number, number, number] = [x + 20, y + 20, width - 40, height - 40];
  const lit = roundedOutline(...inner, radius - 18);
  const clock = `<g fill="#fff6ea"><rect x="${x + width / 2 - 62}" y="${y + 150}" width="124" height="8" rx="4" opacity=".9"/><rect x="${x + width / 2 - 36}" y="${y + 174}" width="72" height="5" rx="2.5" opacity=".6"/></g>`;
  return [
    frame(art, t, x, y),
    path(glass, '#07090b'),
    screen(art, t, lit, inner),
    clock,
    rect(x + width / 2 - 42, y + 34, 84, 23, 11.5, '#050607'),
    ellipse(x + width / 2 + 26, y + 45.5, 5.5, 5.5, '#1b2a38'),
    rect(x + width / 2 - 56, y + height - 38, 112, 5, 2.5, '#fff4e6', { opacity: 0.75 }),
    glassSheen(art, glass, [x + 9, y + 9, width - 18, height - 18], 0.8),
  ].join('');
}

function rear(art: Art, t: Tones, x: number, y: number): string {
  const { width, height, radius } = size;
  const back = roundedOutline(x + 7, y + 7, width - 14, height - 14, radius - 6);
  const cover = art.linear([x, y], [x + width, y + height], satinStops(t));
  const glow = art.radial([x + width * 0.22, y + height * 0.16], width * 0.95, [
    [0, t.glow, 0.75],
    [0.5, t.light, 0.2],
    [1, t.light, 0],
  ]);
  const island = roundedOutline(x + 26, y + 28, 178, 196, 46);
  const islandFill = art.linear(
    [x + 26, y + 28],
    [x + 204, y + 224],
    [
      [0, mixHex(t.light, t.glow, 0.3)],
      [0.5, t.base],
      [1, mixHex(t.base, t.shade, 0.7)],
    ],
  );
  const mark = `<g opacity=".7" transform="translate(${x + width / 2} ${y + height * 0.53})"><circle r="20" fill="none" stroke="${t.glow}" stroke-width="3"/><circle r="7.5" cy="-2" fill="${t.glow}"/></g>`;
  return [
    frame(art, t, x, y),
    path(back, cover),
    path(back, glow),
    path(island, '#000', { transform: 'translate(5 9)', opacity: 0.22, filter: art.blur(8) }),
    path(island, islandFill),
    `<path d="${island}" fill="none" stroke="${t.glow}" stroke-opacity=".7" stroke-width="2"/>`,
    lens(art, x + 82, y + 82, 37),
    lens(art, x + 82, y + 170, 37),
    lens(art, x + 157, y + 126, 37),
    ellipse(x + 158, y + 60, 10, 10, '#fff3d6'),
    ellipse(
      x + 158,
      y + 60,
      10,
      10,
      art.radial([x + 155, y + 57], 12, [
        [0, '#ffffff'],
        [1, '#d9b36b'],
      ]),
    ),
    mark,
    glassSheen(art, back, [x + 7, y + 7, width - 14, height - 14], 0.55),
  ].join('');
}

const x0 = 500 - size.width / 2;
const y0 = 104;
/** Seen a little from the start: the plane leans back and the body's side comes into view. */
const turned = 'matrix(.86 -.13 .1 .985 42 92)';

function thickness(art: Art, t: Tones, x: number, y: number): string {
  const side = roundedOutline(x, y, size.width, size.height, size.radius);
  const fill = art.linear(
    [x, y],
    [x, y + size.height],
    [
      [0, t.shade],
      [0.25, t.light],
      [0.6, t.shade],
      [1, t.deep],
    ],
  );
  return Array.from({ length: 9 }, (_, i) =>
    path(side, fill, { transform: `translate(${22 - i * 2.6} ${6 - i * 0.7})` }),
  ).join('');
}

export const phone: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 505, 905, 190) +
    group(thickness(art, t, x0, y0) + rear(art, t, x0, y0), { transform: turned }),
  front: (art, t) => groundShadow(art, 500, 886, 180) + face(art, t, x0, y0),
  back: (art, t) => groundShadow(art, 500, 886, 180) + rear(art, t, x0, y0),
  pair: (art, t) =>
    groundShadow(art, 510, 902, 300) +
    group(thickness(art, t, x0, y0) + rear(art, t, x0, y0), {
      transform: 'translate(-150 30) rotate(-5 500 480) scale(.94) translate(30 20)',
    }) +
    group(
      path(roundedOutline(x0, y0, size.width, size.height, size.radius), '#000', {
        transform: 'translate(-14 16)',
        opacity: 0.3,
        filter: art.blur(20),
      }),
      { transform: 'translate(170 24) rotate(4 500 480) scale(.94) translate(30 30)' },
    ) +
    group(face(art, t, x0, y0), {
      transform: 'translate(170 24) rotate(4 500 480) scale(.94) translate(30 30)',
    }),
};
