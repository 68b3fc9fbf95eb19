import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { lens } from './lens.ts';
import { metalStops, satinStops } from './materials.ts';
import { glassSheen, screen } from './screen.ts';

const size = { width: 560, height: 770, radius: 44 };
const x0 = 500 - size.width / 2;
const y0 = 100;
const outer = roundedOutline(x0, y0, size.width, size.height, size.radius);

function frame(art: Art, t: Tones): string {
  const band = art.linear([x0, 0], [x0 + size.width, 0], metalStops(t));
  return (
    path(outer, band) + `<path d="${outer}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`
  );
}

function face(art: Art, t: Tones): string {
  const glass = roundedOutline(x0 + 8, y0 + 8, size.width - 16, size.height - 16, size.radius - 6);
  const box: [number, number, number, number] = [x0 + 38, y0 + 40, size.width - 76, size.height - 80];
  const lit = roundedOutline(...box, 14);
  const widgets = [
    rect(x0 + 74, y0 + 92, 190, 120, 22, '#ffffff', { opacity: 0.2 }),
    rect(x0 + 284, y0 + 92, 200, 120, 22, '#ffffff', { opacity: 0.14 }),
    rect(x0 + 98, y0 + 122, 96, 12, 6, '#fff6ea', { opacity: 0.85 }),
    rect(x0 + 98, y0 + 150, 130, 8, 4, '#fff6ea', { opacity: 0.5 }),
    rect(x0 + 98, y0 + 170, 112, 8, 4, '#fff6ea', { opacity: 0.4 }),
    ellipse(x0 + 340, y0 + 152, 30, 30, '#fff6ea', { opacity: 0.8 }),
    rect(x0 + 384, y0 + 138, 76, 9, 4.5, '#fff6ea', { opacity: 0.55 }),
    rect(x0 + 384, y0 + 158, 52, 9, 4.5, '#fff6ea', { opacity: 0.4 }),
  ].join('');
  return [
    frame(art, t),
    path(glass, '#08090b'),
    screen(art, t, lit, box),
    widgets,
    ellipse(500, y0 + 24, 5, 5, '#1b2a38'),
    glassSheen(art, glass, [x0, y0, size.width, size.height], 0.7),
  ].join('');
}

function rear(art: Art, t: Tones): string {
  const back = roundedOutline(x0 + 6, y0 + 6, size.width - 12, size.height - 12, size.radius - 5);
  return [
    frame(art, t),
    path(back, art.linear([x0, y0], [x0 + size.width, y0 + size.height], satinStops(t))),
    path(
      back,
      art.radial([x0 + 120, y0 + 110], 620, [
        [0, t.glow, 0.7],
        [0.6, t.light, 0.12],
        [1, t.light, 0],
      ]),
    ),
    lens(art, x0 + 74, y0 + 76, 40),
    ellipse(x0 + 142, y0 + 76, 9, 9, '#fff0cf'),
    `<g transform="translate(500 ${y0 + 400})" opacity=".75"><circle r="26" fill="none" stroke="${t.glow}" stroke-width="3.5"/><circle r="9.5" cy="-3" fill="${t.glow}"/></g>`,
    glassSheen(art, back, [x0, y0, size.width, size.height], 0.4),
  ].join('');
}

function edge(art: Art, t: Tones): string {
  const fill = art.linear(
    [0, y0],
    [0, y0 + size.height],
    [
      [0, t.shade],
      [0.25, t.light],
      [0.65, t.shade],
      [1, t.deep],
    ],
  );
  return Array.from({ length: 7 }, (_, i) =>
    path(outer, fill, { transform: `translate(${17 - i * 2.6} ${5 - i * 0.7})` }),
  ).join('');
}

/** A pen that rests against the side. */
function pen(art: Art, x: number, y: number): string {
  const body = art.linear(
    [x, 0],
    [x + 24, 0],
    [
      [0, '#d5d2cb'],
      [0.25, '#ffffff'],
      [0.55, '#f1eee8'],
      [0.85, '#b9b4aa'],
      [1, '#dcd8d0'],
    ],
  );
  return (
    rect(x, y, 24, 560, 12, body) +
    path(`M${x + 1} ${y + 548}L${x + 12} ${y + 622}L${x + 23} ${y + 548}Z`, body) +
    path(`M${x + 9} ${y + 602}L${x + 12} ${y + 622}L${x + 15} ${y + 602}Z`, '#3a3733')
  );
}

const leaning = 'matrix(.9 -.11 .08 .985 20 72)';

export const tablet: Illustration = {
  angle: (art, t) =>
    groundShadow(art, 510, 905, 290) + group(edge(art, t) + face(art, t), { transform: leaning }),
  front: (art, t) => groundShadow(art, 500, 886, 280) + face(art, t),
  back: (art, t) => groundShadow(art, 500, 886, 280) + rear(art, t),
  pair: (art, t) =>
    groundShadow(art, 500, 900, 350) +
    group(edge(art, t) + rear(art, t), {
      transform: 'translate(-100 44) rotate(-6 500 480) scale(.9) translate(40 40)',
    }) +
    group(
      path(outer, '#000', { transform: 'translate(-12 18)', opacity: 0.28, filter: art.blur(22) }) +
        face(art, t),
      {
        transform: 'translate(96 40) rotate(3 500 480) scale(.9) translate(60 44)',
      },
    ) +
    group(pen(art, 884, 232), { transform: 'rotate(7 896 500)' }),
};
