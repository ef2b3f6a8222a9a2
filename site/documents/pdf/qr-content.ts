import type { Content } from 'pdfmake/interfaces';
import encodeQR from 'qr';

/** Empty space around the symbol, in modules, as ISO/IEC 18004 asks. */
const QUIET_ZONE = 4;

/**
 * A QR symbol: a rectangle for each run of dark modules of a row.
 * @param side in points, with the quiet zone
 */
export function qrContent(text: string, side: number): Content {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  const module = side / rows.length;
  return {
    canvas: rows.flatMap((row, y) =>
      runsIn(row).map(({ from, length }) => ({
        type: 'rect' as const,
        x: from * module,
        y: y * module,
        w: length * module,
        h: module,
        color: 'black',
        lineWidth: 0,
      })),
    ),
  };
}

interface Run {
  readonly from: number;
  readonly length: number;
}

function runsIn(row: readonly boolean[]): readonly Run[] {
  const starts = row.flatMap((isDark, at) => (isDark && !row[at - 1] ? [at] : []));
  return starts.map((from) => ({ from, length: row.indexOf(false, from) - from }));
}
