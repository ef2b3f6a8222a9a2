/** Identity of the calculation on the screen among the stored ones. */
export const ON_SCREEN = 'ekran';
