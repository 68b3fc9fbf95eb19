import { type Art, ellipse, group, groundShadow, path, rect, roundedOutline, type Tones } from './art.ts';
import type { Illustration } from './illustration.ts';
import { glossStops, metalStops, satinStops } from './materials.ts';
import { mixHex } from './mix-hex.ts';
import { steel } from './metals.ts';

/** One bud: a round body, its stem, the silicone tip, a ring of metal. */
function bud(art: Art, t: Tones, sign: 1 | -1): string {
  const body =
    'M420 250C520 230 600 290 610 390C616 450 590 500 556 530L540 760Q538 800 500 800Q462 800 460 760L450 560C370 560 310 500 306 410C304 330 350 264 420 250Z';
  const drawn = [
    ellipse(
      270,
      420,
      92,
      104,
      art.radial([240, 380], 150, [
        [0, '#ffffff'],
        [0.4, '#e8e5df'],
        [0.8, '#b7b2a9'],
        [1, '#8d887f'],
      ]),
    ),
    ellipse(218, 426, 30, 48, '#2a2826', { opacity: 0.85 }),
    ellipse(218, 426, 30, 48, art.pattern(7, 7, '<circle cx="3.5" cy="3.5" r="1.4" fill="#8b8b8b"/>')),
    path(body, art.linear([310, 250], [610, 760], glossStops(t))),
    path(
      body,
      art.radial([400, 330], 300, [
        [0, t.glow, 0.85],
        [0.35, t.light, 0.4],
        [1, t.light, 0],
      ]),
    ),
    path('M372 300C410 268 470 262 510 282C460 290 400 320 366 380C352 352 356 316 372 300Z', '#ffffff', {
      opacity: 0.6,
    }),
    rect(488, 570, 14, 180, 7, '#ffffff', { opacity: 0.4 }),
    path(
      'M460 752H540V768Q538 802 500 802Q462 802 460 768Z',
      art.linear([460, 0], [540, 0], metalStops(steel)),
    ),
    ellipse(560, 360, 17, 8, '#17191b', { transform: 'rotate(52 560 360)', opacity: 0.8 }),
    rect(470, 560, 60, 6, 3, t.deep, { opacity: 0.35 }),
  ].join('');
  return sign === 1 ? drawn : group(drawn, { transform: 'translate(1000 0) scale(-1 1)' });
}

/** The case, closed: a pebble with a seam and a small light. */
function shell(art: Art, t: Tones, x: number, y: number, width: number, height: number): string {
  const outline = roundedOutline(x, y, width, height, height * 0.42);
  return [
    path(outline, art.linear([x, y], [x + width, y + height], satinStops(t))),
    path(
      outline,
      art.radial([x + width * 0.28, y + height * 0.2], width * 0.7, [
        [0, t.glow, 0.9],
        [0.5, t.light, 0.25],
        [1, t.light, 0],
      ]),
    ),
    path(`M${x} ${y + height * 0.36}H${x + width}V${y + height * 0.375}H${x}Z`, t.deep, { opacity: 0.5 }),
    path(`M${x} ${y + height * 0.378}H${x + width}V${y + height * 0.39}H${x}Z`, t.glow, { opacity: 0.5 }),
    ellipse(x + width / 2, y + height * 0.56, 8, 8, '#8fd3a5'),
    ellipse(x + width / 2, y + height * 0.56, 18, 18, '#8fd3a5', { opacity: 0.25 }),
  ].join('');
}

/** The case, open: lid behind, two wells with a bud in each. */
function openCase(art: Art, t: Tones): string {
  const lid = 'M190 470C180 330 220 250 320 236H680C780 250 820 330 810 470Z';
  const bowl =
    'M170 480H830C850 480 860 494 858 520C850 700 770 800 640 806H360C230 800 150 700 142 520C140 494 150 480 170 480Z';
  const well = (cx: number) =>
    ellipse(cx, 508, 120, 46, mixHex(t.deep, '#000000', 0.35)) +
    ellipse(cx, 512, 108, 38, mixHex(t.deep, '#0a0a0a', 0.6));
  const head = (cx: number) =>
    ellipse(
      cx,
      452,
      92,
      96,
      art.radial([cx - 30, 410], 150, [
        [0, t.glow],
        [0.35, t.light],
        [0.7, t.base],
        [1, t.shade],
      ]),
    ) +
    ellipse(cx - 30, 416, 26, 18, '#ffffff', { opacity: 0.75, transform: `rotate(-32 ${cx - 30} 416)` }) +
    ellipse(cx + 34, 430, 12, 6, '#17191b', { opacity: 0.7 });
  return [
    path(lid, art.linear([180, 236], [820, 470], satinStops(t))),
    path(
      'M226 466C220 350 250 284 334 272H666C750 284 780 350 774 466Z',
      art.linear(
        [0, 272],
        [0, 466],
        [
          [0, mixHex(t.deep, t.shade, 0.4)],
          [1, t.shade],
        ],
      ),
    ),
    path('M180 480H820V520H180Z', mixHex(t.base, t.shade, 0.3)),
    well(370),
    well(630),
    head(370),
    head(630),
    path(bowl, art.linear([150, 480], [850, 806], satinStops(t)), {
      'clip-path': art.clip('M100 526H900V900H100Z'),
    }),
    path('M144 526H856V540H144Z', t.glow, { opacity: 0.6 }),
    path(
      bowl,
      art.radial([300, 590], 420, [
        [0, t.glow, 0.7],
        [0.6, t.light, 0.12],
        [1, t.light, 0],
      ]),
      { 'clip-path': art.clip('M100 540H900V900H100Z') },
    ),
    ellipse(500, 640, 9, 9, '#8fd3a5'),
    ellipse(500, 640, 20, 20, '#8fd3a5', { opacity: 0.25 }),
  ].join('');
}

export const earbuds: Illustration = {
  angle: (art, t) => groundShadow(art, 500, 812, 340) + openCase(art, t),
  front: (art, t) =>
    groundShadow(art, 345, 712, 80) +
    groundShadow(art, 656, 712, 80) +
    group(bud(art, t, 1), { transform: 'translate(-66 40) scale(.82)' }) +
    group(bud(art, t, -1), { transform: 'translate(246 40) scale(.82)' }),
  top: (art, t) =>
    ellipse(520, 540, 330, 230, '#2b2118', { opacity: 0.26, filter: art.blur(24) }) +
    shell(art, mixLight(t), 170, 280, 660, 440),
  detail: (art, t) =>
    groundShadow(art, 500, 920, 150) +
    group(bud(art, t, 1), { transform: 'translate(-40 -110) scale(1.26)' }),
};

/** The case from above catches a little more light than a standing form. */
const mixLight = (t: Tones): Tones => ({ ...t, base: mixHex(t.base, t.light, 0.15) });
