import { type Art, path } from './art.ts';
import { mixHex } from './mix-hex.ts';

/** A round brilliant seen from above: table, star and kite facets, each with a light of its own. */
export function brilliant(art: Art, x: number, y: number, r: number, tint: string): string {
  const at = (share: number, turn: number): string =>
    `${(x + Math.cos(turn) * r * share).toFixed(1)} ${(y + Math.sin(turn) * r * share).toFixed(1)}`;
  const step = Math.PI / 8;
  const tones = [
    '#ffffff',
    mixHex(tint, '#ffffff', 0.75),
    mixHex(tint, '#ffffff', 0.3),
    tint,
    mixHex(tint, '#1c2a3a', 0.35),
    mixHex(tint, '#1c2a3a', 0.6),
  ];
  const light = (turn: number, jitter: number): string =>
    tones[Math.min(5, Math.max(0, Math.round(2.4 - 2.6 * Math.cos(turn + 2.3) + jitter)))] ?? tint;
  const facets: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    const turn = i * 2 * step;
    facets.push(
      path(
        `M${at(0.52, turn - step)}L${at(0.74, turn)}L${at(0.52, turn + step)}Z`,
        light(turn, i % 2 ? 1 : -1),
      ),
    );
    facets.push(
      path(
        `M${at(0.52, turn + step)}L${at(0.74, turn)}L${at(1, turn + step)}L${at(0.74, turn + 2 * step)}Z`,
        light(turn + step, i % 3 ? 0.4 : -1.2),
      ),
    );
    facets.push(path(`M${at(0.74, turn)}L${at(1, turn - step)}L${at(1.0, turn)}Z`, light(turn, 1.4)));
    facets.push(path(`M${at(0.74, turn)}L${at(1.0, turn)}L${at(1, turn + step)}Z`, light(turn, -0.6)));
  }
  const table = Array.from({ length: 8 }, (_, i) => at(0.52, i * 2 * step + step)).join('L');
  const inside = art.linear(
    [x - r, y - r],
    [x + r, y + r],
    [
      [0, '#ffffff'],
      [0.42, mixHex(tint, '#ffffff', 0.55)],
      [0.55, mixHex(tint, '#1c2a3a', 0.25)],
      [0.75, mixHex(tint, '#ffffff', 0.6)],
      [1, mixHex(tint, '#1c2a3a', 0.4)],
    ],
  );
  return [
    ...facets,
    path(`M${table}Z`, inside),
    path(`M${at(0.4, 3.4)}L${at(0.1, 4.3)}L${at(0.34, 5.0)}L${at(0.46, 4.2)}Z`, '#ffffff', { opacity: 0.85 }),
    path(`M${at(0.3, 0.4)}L${at(0.44, 0.9)}L${at(0.16, 1.2)}Z`, '#ffffff', { opacity: 0.5 }),
  ].join('');
}

/** Four small points of a sparkle. */
export function sparkle(x: number, y: number, r: number): string {
  const k = r * 0.13;
  return path(
    `M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}Z`,
    '#ffffff',
    { opacity: 0.95 },
  );
}
