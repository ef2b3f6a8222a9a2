/** The calculation on the screen stands among the kept ones under this. */
export const ON_SCREEN = 'ekran';
