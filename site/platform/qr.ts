import { correction, generate, mode } from 'lean-qr';

/** Empty space around a symbol, in modules, as ISO/IEC 18004 asks. */
export const QUIET_ZONE = 4;

/** A QR symbol as a drawing in modules. */
export interface QrDrawing {
  /** Modules of a side. */
  readonly size: number;
  /** An SVG path: a rectangle for each run of dark modules of a row, from 0, 0. */
  readonly path: string;
}

/** ISO/IEC 18004: the number of UTF-8 among the alphabets a symbol can declare. */
const UTF_8 = 26;

const ASCII = /^\p{ASCII}*$/u;

/**
 * Draws a text as a QR symbol. Other letters than ASCII are declared as UTF-8: a reader that is told nothing guesses the alphabet from the
 * bytes, and shows `Ž` as other letters when it guesses wrong.
 * @param isLink it is scanned from handled paper, so more of it may be damaged
 */
export function drawQr(text: string, isLink = false): QrDrawing {
  const level = isLink ? correction.M : correction.L;
  const content = ASCII.test(text)
    ? mode.auto(text)
    : mode.multi(mode.eci(UTF_8), mode.bytes(new TextEncoder().encode(text)));
  const symbol = generate(content, { minCorrectionLevel: level, maxCorrectionLevel: level });
  const rows = Array.from({ length: symbol.size }, (_, y) =>
    Array.from({ length: symbol.size }, (_cell, x) => symbol.get(x, y)),
  );
  // Absolute lines: pdfmake reads relative ones five times slower.
  const runs = rows.flatMap((row, y) =>
    runsIn(row).map(({ from, to }) => `M${from} ${y}H${to}V${y + 1}H${from}Z`),
  );
  return { size: symbol.size, path: runs.join('') };
}

interface Run {
  readonly from: number;
  readonly to: number;
}

function runsIn(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, at) => (isDark && !row[at - 1] ? [at] : []));
  return starts.map((from) => ({ from, to: [...row, false].indexOf(false, from) }));
}
