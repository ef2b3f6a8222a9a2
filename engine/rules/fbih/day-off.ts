import type { FbihLaw } from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

/** The day of the month the Government declared non-working, where the month has one and it is to count. */
export const dayOffOf = (
  { neradni_dan_vlade }: Pick<FbihWageInput, 'neradni_dan_vlade'>,
  { neradni_dan_vlade: law }: FbihLaw,
): number | undefined => (neradni_dan_vlade && law && law.dan > 0 ? law.dan : undefined);
