import bold from './noto-sans-bold.ttf?inline';
import regular from './noto-sans-regular.ttf?inline';

const base64 = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);

/** The typeface of every document in two weights, in base64. */
export const NOTO_SANS = { regular: base64(regular), bold: base64(bold) };
