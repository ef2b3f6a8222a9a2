/**
 * A number rounded to that many decimals, half up by its decimal form: 1.005 is slightly less in binary, and still
 * rounds to 1.01.
 */
export function rounded(value: number, places: number): number {
  const shifted = Number(`${value}e${places}`);
  return Number.isNaN(shifted)
    ? Math.round(value * 10 ** places) / 10 ** places
    : Math.round(shifted) / 10 ** places;
}
