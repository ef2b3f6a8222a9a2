/** A result on a picture; every text as shown. */
export interface ResultCard {
  readonly title: string;
  /** The month or year; may be empty. */
  readonly period: string;
  /** The first is drawn large. */
  readonly figures: readonly { readonly label: string; readonly amount: string }[];
  /** Shares of the main figure, which add up to 1, as a bar under it: one for each of the other figures. */
  readonly bar?: readonly number[];
  /** The address of the portal. */
  readonly host: string;
}

/** Square, as programs for messages show it whole. */
const SIDE = 1080;
const EDGE = 88;
const WIDTH = SIDE - 2 * EDGE;

/** The light theme: a picture has none of its own. */
const COLORS = { paper: '#fbfaf6', ink: '#1a1f24', soft: '#58616a', accent: '#0b5566', line: '#d9d6cc' };

/** The hues of the parts of a bar, in the order of `composition-chart.tsx`. */
const HUES = ['#0b5566', '#c9a45c', '#9db98b', '#c9a0c4', '#d98b74', '#93abd6', '#b5b1a6', '#8fc6cc'];

const hueAt = (at: number): string => HUES[at % HUES.length] ?? COLORS.accent;

/**
 * Draws a result as a PNG on this device.
 * @param family the fonts of the page, loaded
 * @throws Error when the browser cannot draw
 */
export async function drawCard(card: ResultCard, family: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  paint(context, card, family);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('no picture');
  return file;
}

function paint(context: CanvasRenderingContext2D, card: ResultCard, family: string): void {
  const font = (size: number, weight = 400) => {
    context.font = `${weight} ${size}px ${family}`;
  };
  context.fillStyle = COLORS.paper;
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = COLORS.accent;
  context.fillRect(0, 0, SIDE, 20);
  context.textBaseline = 'alphabetic';

  font(46, 600);
  context.fillStyle = COLORS.ink;
  let y = EDGE + 56;
  for (const line of linesOf(context, card.title, WIDTH)) {
    context.fillText(line, EDGE, y);
    y += 58;
  }
  font(36);
  context.fillStyle = COLORS.soft;
  context.fillText(card.period, EDGE, y);

  const [main, ...others] = card.figures;
  if (main) {
    y += 130;
    context.fillText(main.label, EDGE, y, WIDTH);
    y += 128;
    font(120, 600);
    context.fillStyle = COLORS.accent;
    context.fillText(main.amount, EDGE, y, WIDTH);
  }
  y += 60;
  if (card.bar) y = paintBar(context, card.bar, y);
  /** Many lines are lower, above the address. */
  const height = Math.min(80, (SIDE - EDGE - 40 - y) / Math.max(1, others.length));
  for (const [at, { label, amount }] of others.entries()) {
    context.fillStyle = COLORS.line;
    context.fillRect(EDGE, y, WIDTH, 2);
    y += height * 0.725;
    font(Math.round(height * 0.475));
    const side = card.bar ? Math.round(height * 0.4) : 0;
    context.fillStyle = hueAt(at);
    context.fillRect(EDGE, y - side, side, side);
    context.fillStyle = COLORS.ink;
    context.fillText(label, EDGE + side * 1.5, y, WIDTH * 0.62 - side * 1.5);
    const width = Math.min(context.measureText(amount).width, WIDTH * 0.36);
    context.fillText(amount, EDGE + WIDTH - width, y, WIDTH * 0.36);
    y += height * 0.275;
  }
  font(34);
  context.fillStyle = COLORS.soft;
  context.fillText(card.host, EDGE, SIDE - EDGE + 24, WIDTH);
}

const BAR = 64;
const GAP = 4;

/** @returns where the next content begins */
function paintBar(context: CanvasRenderingContext2D, parts: readonly number[], y: number): number {
  let x = EDGE;
  for (const [at, part] of parts.entries()) {
    context.fillStyle = hueAt(at);
    context.fillRect(x, y, Math.max(GAP, part * WIDTH - GAP), BAR);
    x += part * WIDTH;
  }
  return y + BAR + EDGE / 2;
}

/** At most two lines; a longer title ends with an ellipsis. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const fits = (line: string) => context.measureText(line).width <= width;
  const words = text.split(' ');
  const first = longest(words, fits);
  const rest = words.slice(first.length);
  if (rest.length === 0) return [first.join(' ')];
  const second = longest(rest, (line) => fits(`${line}…`));
  const isWhole = second.length === rest.length;
  return [first.join(' '), `${second.join(' ')}${isWhole ? '' : '…'}`];
}

/** The words from the start that fit together, at least one. */
function longest(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const end = words.findIndex((_, at) => at > 0 && !fits(words.slice(0, at + 1).join(' ')));
  return end === -1 ? words : words.slice(0, end);
}
