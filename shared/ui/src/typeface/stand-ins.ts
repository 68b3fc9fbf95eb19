/// <reference types="node" />
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { brandFont } from './brand-files.ts';
import { measuredTexts } from './measured-texts.ts';

/** A face of the device that text is read in until the brand's is there, for some weights of one script. */
export type StandIn = {
  /** Names that the face has on devices; all of them are as wide as the one that was measured. */
  names: readonly string[];
  weights: readonly [from: number, to: number];
  /** Width of the brand's text by that of the face's. */
  ratio: number;
  isArabic: boolean;
};

/** Which weight of the brand's stands for a range of weights: those of `--shop-weight-*`. */
const ranges = [
  { measured: 400, weights: [400, 450] },
  { measured: 500, weights: [451, 550] },
  { measured: 650, weights: [551, 700] },
] as const;

type Measured = (typeof ranges)[number]['measured'];
type Face = { file: string; names: readonly string[] };

const arial: Face = {
  file: import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo-Regular'],
};
const arialBold: Face = {
  file: import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  names: [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
    'Arimo Bold',
    'Arimo-Bold',
  ],
};
const naskh: Face = {
  file: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  names: ['Noto Naskh Arabic UI', 'NotoNaskhArabicUI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'],
};
const naskhBold: Face = {
  file: import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  names: [
    'Noto Naskh Arabic UI Bold',
    'NotoNaskhArabicUI-Bold',
    'Noto Naskh Arabic Bold',
    'NotoNaskhArabic-Bold',
  ],
};
const roboto: Face = {
  file: import.meta.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  names: ['Roboto', 'Roboto-Regular'],
};
const robotoMedium: Face = {
  file: import.meta.resolve('@expo-google-fonts/roboto/500Medium/Roboto_500Medium.ttf'),
  names: ['Roboto Medium', 'Roboto-Medium'],
};
const robotoBold: Face = {
  file: import.meta.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  names: ['Roboto Bold', 'Roboto-Bold'],
};

/** Of two for the same letters the later one is used where a device has both. Android has Roboto, most others have Arial. */
const families: readonly { isArabic: boolean; faces: Record<Measured, Face> }[] = [
  { isArabic: false, faces: { 400: roboto, 500: robotoMedium, 650: robotoBold } },
  { isArabic: false, faces: { 400: arial, 500: arial, 650: arialBold } },
  { isArabic: true, faces: { 400: naskh, 500: naskh, 650: naskhBold } },
];

/** Measures the stand-ins with the same texts as the brand's face. */
export async function standIns(): Promise<StandIn[]> {
  const found: StandIn[] = [];
  for (const { isArabic, faces } of families)
    for (const { measured, weights } of ranges) {
      const { file, names } = faces[measured];
      const ratio = isArabic
        ? await arabicRatio(await openFont(file), measured)
        : await latinRatio(await openFont(file), measured);
      found.push({ names, weights, ratio, isArabic });
    }
  return found;
}

/** Spaces count as letters: a line is as long as both. */
async function latinRatio(font: Font, weight: Measured): Promise<number> {
  const brand = await brandFont('latin', weight);
  return widthOf(brand, measuredTexts.en) / widthOf(font, measuredTexts.en);
}

/**
 * The spaces of Arabic text are those of the Latin face, of the brand's as of the stand-in, so what the latter are too wide
 * or too narrow the letters make up for.
 */
async function arabicRatio(font: Font, weight: Measured): Promise<number> {
  const [letters, latin] = [await brandFont('arabic', weight), await brandFont('latin', weight)];
  const bySpace = await openFont((weight > 550 ? arialBold : arial).file);
  const words = measuredTexts.ar.split(' ');
  const spaces = words.length - 1;
  const surplus =
    spaces * (widthOf(latin, ' ') - widthOf(bySpace, ' ') * (await latinRatio(bySpace, weight)));
  const sum = (face: Font): number => words.reduce((width, word) => width + widthOf(face, word), 0);
  return (sum(letters) + surplus) / sum(font);
}

/** Unit: em. */
const widthOf = (font: Font, text: string): number => font.layout(text).advanceWidth / font.unitsPerEm;

const openFont = async (file: string): Promise<Font> => create(await readFile(fileURLToPath(file))) as Font;
