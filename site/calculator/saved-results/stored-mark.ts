import { setting } from '../../storage/setting.ts';

/** Whether calculations were ever stored here: only then a page looks for them before their tab is opened. */
export const storedMark = setting('sacuvani-obracuni', ['ne', 'da']);

/** Identity of the calculation on the screen among the stored ones. */
export const ON_SCREEN = 'ekran';
