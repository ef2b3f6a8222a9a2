// Figures as files and other programs take them: without points between thousands.

/** `value` × 10^−places with all its places: 200000 → `2000.00`. */
export function plain(value: number, places = 2): string {
  if (places === 0) return String(value);
  if (value < 0) return `-${plain(-value, places)}`;
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same without trailing zeros: 125000 with four places → `12.5`. */
export const plainShort = (value: number, places: number): string =>
  places === 0 ? String(value) : plain(value, places).replace(/\.?0+$/, '');

/** The same with a comma, as people type it: `2304,14`. */
export const commaAmount = (value: number): string => withComma(plain(value));

export const withComma = (figure: string): string => figure.replace('.', ',');
