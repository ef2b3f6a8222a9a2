/** Columns that say whose line it is, in any table of workers. */
const PERSON_FIELDS = ['jmbg', 'firstName', 'lastName', 'fullName', 'surnameFirst', 'person'] as const;

export type PersonField = (typeof PERSON_FIELDS)[number];

const PERSON: ReadonlySet<string> = new Set(PERSON_FIELDS);

/** True for a column that says whose line it is. */
export const isPersonField = (field: string): boolean => PERSON.has(field);

/** True of a line whose cells do not say whose it is. */
export const isNobody = (cells: readonly { readonly field: string }[]): boolean =>
  !cells.some(({ field }) => isPersonField(field));

/** Why such a line is skipped. */
export const NOBODY = 'nema ni imena ni JMBG';
