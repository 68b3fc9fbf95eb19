import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawingNames, drawings, sceneNames } from './picture-catalogue.ts';
import { pictureSvg } from './picture-svg.ts';

const everyView = drawingNames.flatMap((drawing) => drawings[drawing].map((view) => ({ drawing, view })));

describe('the drawings', () => {
  it.each(everyView)('$drawing, $view, is a picture on transparent ground', async ({ drawing, view }) => {
    const svg = pictureSvg({ kind: 'drawing', drawing, view, colour: 'sea' });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
      .resize(160)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([160, 160]);
    expect(view === 'detail' || data[3] === 0).toBe(true);
    expect(data.filter((value, at) => at % 4 === 3 && value > 200).length).toBeGreaterThan(500);
  });

  it.each(sceneNames)('the scene %s is drawn', async (scene) => {
    const svg = pictureSvg({ kind: 'scene', scene });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const picture = sharp(Buffer.from(svg), { unlimited: true })
      .resize(160)
      .flatten({ background: '#F7F5F1' })
      .jpeg({ quality: 84, progressive: true });
    expect((await picture.toBuffer()).byteLength).toBeGreaterThan(600);
  });

  it('differ by colour', () => {
    const inColour = (colour: 'wine' | 'sand') =>
      pictureSvg({ kind: 'drawing', drawing: 'bag', view: 'front', colour });
    expect(inColour('wine')).not.toBe(inColour('sand'));
  });
});
