/** The named colours a drawing can take, with three tones and how metallic the colour wants to be. */
export type Colour = {
  /** sRGB hex: the tone in even light, the tone in shade, the tone under the key light. */
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  /** Precious and anodised colours are drawn as metal where the product has a choice. */
  readonly isMetal: boolean;
};

const colour = (base: string, shade: string, light: string, isMetal = false): Colour => ({
  base,
  shade,
  light,
  isMetal,
});

export const colours = {
  graphite: colour('#3b4046', '#1c1f23', '#8d949c'),
  pearl: colour('#e9e4da', '#b9b0a2', '#fffdf8'),
  sand: colour('#cdb695', '#8e7652', '#eedfc6'),
  navy: colour('#23375c', '#101b33', '#5f7caf'),
  sea: colour('#0f6d74', '#07393f', '#56b0b3'),
  forest: colour('#2c553f', '#142b1f', '#6c9a80'),
  olive: colour('#75764a', '#3f4025', '#b0b183'),
  wine: colour('#74202f', '#3d0d17', '#b65c69'),
  rose: colour('#c4607b', '#7d2f47', '#eda5b7'),
  blush: colour('#e8c3b9', '#b58578', '#fbe6df'),
  coral: colour('#dd6a52', '#93331f', '#f8ab98'),
  gold: colour('#d9ac55', '#7d5717', '#fbe7b0', true),
  silver: colour('#c3c8cd', '#6f767d', '#ffffff', true),
  rosegold: colour('#dba08a', '#854a38', '#fbdccf', true),
  amber: colour('#c9802c', '#6d3b0b', '#f3c27c'),
  violet: colour('#675a94', '#352c56', '#aaa0d2'),
} as const satisfies Record<string, Colour>;

export type ColourName = keyof typeof colours;

export const colourNames = Object.keys(colours) as ColourName[]; // keys of a literal: exactly ColourName
