/** Said of a day of a document that was typed and says none; the field beside it says what is wrong with it. */
export const UNREADABLE_DAY = 'Ovo se ne može pročitati kao dan: upišite ga kao 5. 3. 2018.';

/** The same of a figure. */
export const UNREADABLE_FIGURE = 'Ovo se ne može pročitati kao broj: upišite ga kao 1.234,56.';
