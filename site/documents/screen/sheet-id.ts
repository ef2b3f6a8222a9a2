/** The id of the document in the page: the form leads to it before what draws it is here. */
export const SHEET = 'pregled';
