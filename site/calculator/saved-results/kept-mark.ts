import { setting } from '../../storage/setting.ts';

/** Whether calculations were ever kept here: only then does a page without an answer look for them. */
export const keptMark = setting('sacuvani-obracuni', ['ne', 'da']);
