import type { ContentSvg } from 'pdfmake/interfaces';
import { drawQr, QUIET_ZONE } from '../../platform/qr.ts';

interface QrOptions {
  /** The symbol opens the text as an address; it is scanned from handled paper, and its quiet zone is around it. */
  readonly isLink?: boolean;
}

/**
 * A QR symbol.
 * @param side in points, with the quiet zone if the symbol has one
 */
export function qrContent(text: string, side: number, { isLink = false }: QrOptions = {}): ContentSvg {
  const { size, path } = drawQr(text, isLink);
  const edge = isLink ? 0 : QUIET_ZONE;
  const whole = size + 2 * edge;
  return {
    svg: `<svg viewBox="${-edge} ${-edge} ${whole} ${whole}"><path d="${path}"/></svg>`,
    fit: [side, side],
    ...(isLink && { link: text }),
  };
}
