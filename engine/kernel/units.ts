/**
 * How many decimals a figure has at most, by its kind. What is held is a whole number in the last of them: 1 KM is 100
 * feninga, 1 % is 10 000 ppm. Only the hourly rate is held unrounded.
 */
export const PLACES: Readonly<Record<string, number>> = {
  iznos: 2,
  posto: 4,
  sati: 2,
  dani: 2,
  koeficijent: 6,
  satnica: 6,
};

/** How many held units one unit has, as it is entered and published; 1 where there are no decimals. */
export const scaleOf = (kind: string): number => 10 ** (PLACES[kind] ?? 0);
