import type { Text } from '../../../blocks.ts';
import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { stated, statedIfGiven } from '../../wording.ts';

/** Republika Srpska demands them, so the line stays open there; the Federation takes them from the collective agreement. */
export const benefits = clause('Putni troškovi i druga primanja', { RS: CONTENT.RS }, ({ contract }) => {
  const told: readonly Text[] = [
    ...statedIfGiven('Naknada putnih troškova', contract.travelExpenses),
    ...statedIfGiven('Druga primanja po osnovu rada', contract.otherBenefits),
  ];
  const open = contract.entity === 'RS' && told.length === 0;
  return open ? stated('Novčane naknade i druga primanja po osnovu rada', '') : told;
});
