import type { ContentSvg } from 'pdfmake/interfaces';
import encodeQR from 'qr';

/** Empty space around the symbol, in modules, as ISO/IEC 18004 asks. */
const QUIET_ZONE = 4;

interface QrOptions {
  /** The symbol opens the text as an address; it is scanned from handled paper, and its quiet zone is around it. */
  readonly isLink?: boolean;
}

/**
 * A QR symbol: a rectangle for each run of dark modules of a row.
 * @param side in points, with the quiet zone if the symbol has one
 */
export function qrContent(text: string, side: number, { isLink = false }: QrOptions = {}): ContentSvg {
  const rows = encodeQR(text, 'raw', { ecc: isLink ? 'medium' : 'low', border: QUIET_ZONE });
  const edge = isLink ? QUIET_ZONE : 0;
  const modules = rows.length - 2 * edge;
  // Absolute lines: relative ones are read five times slower.
  const runs = rows.flatMap((row, y) =>
    runsIn(row).map(({ from, to }) => `M${from} ${y}H${to}V${y + 1}H${from}Z`),
  );
  return {
    svg: `<svg viewBox="${edge} ${edge} ${modules} ${modules}"><path d="${runs.join('')}"/></svg>`,
    fit: [side, side],
    ...(isLink && { link: text }),
  };
}

interface Run {
  readonly from: number;
  readonly to: number;
}

function runsIn(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, at) => (isDark && !row[at - 1] ? [at] : []));
  return starts.map((from) => ({ from, to: [...row, false].indexOf(false, from) }));
}
