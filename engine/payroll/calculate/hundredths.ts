/** KM, hours or days as a call answers them, in whole hundredths: they have at most two decimals, so rounding only undoes the binary fraction. */
export const hundredthsOf = (answered: unknown): number => Math.round(Number(answered ?? 0) * 100);
