import type { Profile } from '@obracun/engine/documents/profile/profile.ts';

/** The fields of each kind of document that the profile fills; an invoice has its own. */
const FIELDS: readonly (readonly [field: string, of: (profile: Profile) => string])[] = [
  ['employer', ({ name }) => name],
  ['employerJIB', ({ jib }) => jib],
  ['employerAddress', ({ address }) => address],
  ['employerRepresentative', ({ representative }) => representative],
  ['employerRepresentativePosition', ({ position }) => position],
  ['firm', ({ name }) => name],
  ['firmAddress', ({ address }) => address],
  ['firmJib', ({ jib }) => jib],
  ['account', ({ accounts }) => accounts[0]?.account ?? ''],
  ['signer', ({ representative }) => representative],
];

/** The empty fields of a document with what the profile says about them. */
export const filledFrom = (
  profile: Profile,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FIELDS.flatMap(([field, of]) => {
      const value = of(profile);
      return values[field] === '' && value !== '' ? [[field, value]] : [];
    }),
  );
