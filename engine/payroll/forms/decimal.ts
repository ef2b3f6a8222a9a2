/** `value` × 10^−places as schemas write decimals, with all its places: 200000 → `2000.00`. */
export function decimal(value: number, places = 2): string {
  if (value < 0) return `-${decimal(-value, places)}`;
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same with a comma, as people type it into a form: `2304,14`. */
export const commaAmount = (value: number): string => decimal(value).replace('.', ',');
