import { clause, when } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { counted, DAYS } from '../../wording.ts';

/** Republika Srpska demands the notice of a contract without a term only. */
export const termination = clause('Prestanak ugovora i otkazni rok', CONTENT, ({ contract }) => {
  const demanded = contract.entity === 'FBIH' || contract.contractCategory === 'permanent';
  return [
    'Ovaj ugovor prestaje u slučajevima i na način koje određuje Zakon o radu. Otkaz se daje u pisanoj formi.',
    ...when(
      demanded || contract.noticePeriod !== null,
      `Otkazni rok traje ${counted(contract.noticePeriod, DAYS)} i počinje teći danom uručenja otkaza.`,
    ),
  ];
});
