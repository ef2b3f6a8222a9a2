/** Templates of a document. `classic` is the one without a chosen look. */
export const TEMPLATES = ['classic', 'modern', 'compact'] as const;
export type Template = (typeof TEMPLATES)[number];

/** The look of a document, equal in preview, PDF and DOCX. */
export interface DocumentLook {
  readonly template: Template;
  /** `#rrggbb`, readable as text on white; undefined: the ink of the text. */
  readonly accent: string | undefined;
}

type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

const rgbOf = (colour: string): Rgb | undefined => {
  const found = HEX.exec(colour);
  if (!found) return undefined;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
};

const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Linear light of a channel, by WCAG 2. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast with white paper, by WCAG 2: 1 to 21. */
export const contrastOnWhite = (colour: string): number => {
  const rgb = rgbOf(colour);
  return rgb ? 1.05 / (luminance(rgb) + 0.05) : 1;
};

/** WCAG AA for text. */
export const LEAST_CONTRAST = 4.5;
const DARKER = 0.94;

/** The colour, darkened until it is readable as text on white and under white text; undefined when it is no colour. */
export function readableAccent(colour: string): string | undefined {
  let rgb = rgbOf(colour);
  if (!rgb) return undefined;
  while (contrastOnWhite(hexOf(rgb)) < LEAST_CONTRAST)
    rgb = rgb.map((part) => Math.floor(part * DARKER)) as unknown as Rgb;
  return hexOf(rgb);
}

/** Pixels lighter, darker or greyer than these are paper, ink or shadow, not a colour of a firm. */
const isColour = ([red, green, blue]: Rgb): boolean => {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  return most - least > 40 && most > 50;
};

const STEP = 32;

/**
 * The most frequent colour of a picture, from its pixels as red, green, blue and opacity; undefined for one in black, white and grey.
 */
export function accentOf(pixels: ArrayLike<number>): string | undefined {
  const groups = new Map<string, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const rgb: Rgb = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    if ((pixels[at + 3] ?? 0) < 200 || !isColour(rgb)) continue;
    const key = rgb.map((part) => Math.floor(part / STEP)).join();
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum = [group.sum[0] + rgb[0], group.sum[1] + rgb[1], group.sum[2] + rgb[2]];
    groups.set(key, group);
  }
  const [first] = [...groups.values()].toSorted((one, other) => other.count - one.count);
  return first && hexOf(first.sum.map((part) => part / first.count) as unknown as Rgb);
}
