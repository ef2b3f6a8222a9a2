/** ISO 3166-1 code of the country whose documents these are. */
export const HOME = 'BA';
