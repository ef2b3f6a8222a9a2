/**
 * A number to that many decimals, half up, as it is written and not as it is held: 1.005 is a little less than that in
 * binary, and still rounds to 1.01.
 */
export function rounded(value: number, places: number): number {
  const shifted = Number(`${value}e${places}`);
  return Number.isNaN(shifted)
    ? Math.round(value * 10 ** places) / 10 ** places
    : Math.round(shifted) / 10 ** places;
}
