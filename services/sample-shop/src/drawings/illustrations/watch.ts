import {
  type Art,
  ellipse,
  group,
  groundShadow,
  line,
  outlineShadow,
  path,
  rect,
  roundedOutline,
  type Tones,
} from './art.ts';
import type { Illustration } from './illustration.ts';
import { leatherGrain, mattStops, metalStops, stitches } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { steel } from './metals.ts';

const tan: Tones = {
  deep: '#2f1a0d',
  shade: '#63391d',
  base: '#955f37',
  light: '#cf9c6c',
  glow: '#f0d3b0',
  isMetal: false,
};

/** A metal colour is the case's and wears tan leather; any other colour is the strap's, on steel. */
const caseOf = (t: Tones): Tones => (t.isMetal ? t : steel);
const strapOf = (t: Tones): Tones => (t.isMetal ? tan : t);

function strap(art: Art, t: Tones, outline: string, seams: string): string {
  const s = strapOf(t);
  return (
    path(outline, art.linear([400, 0], [600, 0], mattStops(s))) +
    path(outline, leatherGrain(art, s), { opacity: 0.5 }) +
    stitches(seams, s, 3)
  );
}

function dial(art: Art, t: Tones, cx: number, cy: number, r: number): string {
  const c = caseOf(t);
  const face = t.isMetal ? ['#fdfaf4', '#e6dfd2'] : [mixHex(t.shade, t.base, 0.4), t.deep];
  const ink = t.isMetal ? '#3a3128' : '#f3efe8';
  const marks = Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 60) * 2 * Math.PI;
    const isHour = i % 5 === 0;
    const [from, to] = [isHour ? 0.76 : 0.87, 0.92];
    const at = (k: number) =>
      `${(cx + Math.sin(turn) * r * k).toFixed(1)} ${(cy - Math.cos(turn) * r * k).toFixed(1)}`;
    return line(`M${at(from)}L${at(to)}`, isHour ? c.base : ink, isHour ? 8 : 2, {
      opacity: isHour ? 1 : 0.5,
    });
  }).join('');
  const hand = (degrees: number, length: number, width: number) =>
    group(
      path(
        `M${cx - width / 2} ${cy + r * 0.12}L${cx - width * 0.3} ${cy - length}H${cx + width * 0.3}L${cx + width / 2} ${cy + r * 0.12}Z`,
        '#000',
        { opacity: 0.25, transform: 'translate(5 6)' },
      ) +
        path(
          `M${cx - width / 2} ${cy + r * 0.12}L${cx - width * 0.3} ${cy - length}H${cx + width * 0.3}L${cx + width / 2} ${cy + r * 0.12}Z`,
          c.base,
        ) +
        path(
          `M${cx} ${cy + r * 0.12}V${cy - length}H${cx + width * 0.3}L${cx + width / 2} ${cy + r * 0.12}Z`,
          c.shade,
        ),
      { transform: `rotate(${degrees} ${cx} ${cy})` },
    );
  return [
    ellipse(
      cx,
      cy,
      r,
      r,
      art.radial([cx - r * 0.3, cy - r * 0.4], r * 1.5, [
        [0, face[0] ?? ''],
        [1, face[1] ?? ''],
      ]),
    ),
    ellipse(cx, cy, r * 0.66, r * 0.66, 'none', { stroke: ink, 'stroke-opacity': 0.14, 'stroke-width': 2 }),
    marks,
    `<g transform="translate(${cx} ${cy - r * 0.42})" opacity=".8"><circle r="13" fill="none" stroke="${ink}" stroke-width="3"/><circle r="4.6" cy="-1.5" fill="${ink}"/></g>`,
    ellipse(cx, cy + r * 0.42, r * 0.2, r * 0.2, 'none', {
      stroke: ink,
      'stroke-opacity': 0.35,
      'stroke-width': 2.4,
    }),
    line(`M${cx} ${cy + r * 0.42}L${cx + r * 0.1} ${cy + r * 0.32}`, c.base, 4),
    hand(-52, r * 0.5, 17),
    hand(56, r * 0.76, 12),
    line(`M${cx - r * 0.1} ${cy + r * 0.2}L${cx + r * 0.34} ${cy - r * 0.74}`, '#b3261e', 3),
    ellipse(
      cx,
      cy,
      13,
      13,
      art.radial([cx - 4, cy - 5], 16, [
        [0, c.glow],
        [0.5, c.base],
        [1, c.shade],
      ]),
    ),
  ].join('');
}

function head(art: Art, t: Tones, cx: number, cy: number, r: number): string {
  const c = caseOf(t);
  return [
    rect(cx + r * 0.96, cy - 24, 40, 48, 10, art.linear([0, cy - 24], [0, cy + 24], metalStops(c))),
    ellipse(cx, cy, r, r, art.linear([cx - r, cy - r], [cx + r, cy + r], metalStops(c))),
    ellipse(cx, cy, r * 0.94, r * 0.94, art.linear([cx + r, cy + r], [cx - r, cy - r], metalStops(c))),
    ellipse(cx, cy, r * 0.87, r * 0.87, c.deep),
    dial(art, t, cx, cy, r * 0.84),
    group(
      path(
        `M${cx - r} ${cy - r}H${cx + r * 0.5}L${cx - r * 0.7} ${cy + r}H${cx - r}Z`,
        art.linear(
          [cx - r, cy - r],
          [cx, cy + r * 0.4],
          [
            [0, '#fff', 0.34],
            [1, '#fff', 0.02],
          ],
        ),
      ),
      {
        'clip-path': art.clip(
          `M${cx - r * 0.84} ${cy}A${r * 0.84} ${r * 0.84} 0 1 1 ${cx + r * 0.84} ${cy}A${r * 0.84} ${r * 0.84} 0 1 1 ${cx - r * 0.84} ${cy}Z`,
        ),
      },
    ),
  ].join('');
}

function lugs(art: Art, t: Tones, cx: number, cy: number): string {
  const fill = art.linear([cx - 150, 0], [cx + 150, 0], metalStops(caseOf(t)));
  return [-1, 1]
    .flatMap((x) => [-1, 1].map((y) => rect(cx + x * 122 - 20, cy + y * 190 - 52, 40, 104, 14, fill)))
    .join('');
}

const upper = 'M400 330L414 84Q416 70 432 70H568Q584 70 586 84L600 330Z';
const lower = 'M400 670L416 914Q420 936 444 936H556Q580 936 584 914L600 670Z';

function flat(art: Art, t: Tones): string {
  return [
    outlineShadow(art, `${upper}${lower}M290 500A210 210 0 1 1 710 500A210 210 0 1 1 290 500Z`),
    strap(art, t, upper, 'M420 320L432 92M580 320L568 92'),
    strap(art, t, lower, 'M420 680L434 912M580 680L566 912'),
    ...[760, 806, 852].map((y) => ellipse(500, y, 9, 11, strapOf(t).deep)),
    lugs(art, t, 500, 500),
    head(art, t, 500, 500, 216),
  ].join('');
}

/** Closed, standing on its strap: the loop behind, the head turned to the viewer. */
function standing(art: Art, t: Tones): string {
  const s = strapOf(t);
  const loop =
    'M388 300C420 150 640 140 690 320C730 470 730 620 680 740C640 850 440 850 392 700L440 690C470 790 600 790 636 712C676 610 676 470 640 340C600 220 470 220 438 310Z';
  const band =
    'M380 330C370 250 420 190 470 180L540 184C500 230 480 280 484 340ZM380 660C370 740 410 800 460 826L540 830C500 790 480 720 484 650Z';
  return [
    groundShadow(art, 520, 842, 190),
    path(
      loop,
      art.linear(
        [380, 0],
        [720, 0],
        [
          [0, s.deep],
          [0.5, s.shade],
          [0.85, s.base],
          [1, s.shade],
        ],
      ),
    ) + path(loop, leatherGrain(art, s), { opacity: 0.4 }),
    path(band, art.linear([370, 0], [540, 0], mattStops(s))) +
      path(band, leatherGrain(art, s), { opacity: 0.4 }),
    group(lugs(art, t, 500, 500) + head(art, t, 500, 500, 216), {
      transform: 'translate(-58 0) translate(500 0) scale(.92 1) translate(-500 0)',
    }),
  ].join('');
}

function side(art: Art, t: Tones): string {
  const c = caseOf(t);
  const s = strapOf(t);
  const loop = 'M430 330C450 150 700 160 720 440C740 720 560 860 440 690';
  return [
    groundShadow(art, 580, 812, 190),
    line(loop, s.shade, 40) +
      line(loop, s.base, 26, { transform: 'translate(-3 -3)' }) +
      line(loop, s.light, 5, { opacity: 0.6, transform: 'translate(-8 -8)' }),
    path(roundedOutline(372, 300, 70, 400, 26), art.linear([0, 300], [0, 700], metalStops(c))),
    path(
      'M372 330Q330 500 372 670Z',
      art.linear(
        [340, 320],
        [372, 680],
        [
          [0, '#ffffff', 0.9],
          [0.4, '#cfd8dd', 0.7],
          [1, '#8b979e', 0.8],
        ],
      ),
    ),
    rect(392, 472, 30, 56, 8, art.linear([0, 472], [0, 528], metalStops(c))),
  ].join('');
}

export const watch: Illustration = {
  angle: standing,
  front: flat,
  side,
  detail: (art, t) => group(flat(art, t), { transform: 'translate(-500 -500) scale(2)' }),
};
