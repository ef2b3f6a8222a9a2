import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { stated, statedIfGiven } from '../../wording.ts';

/** Demanded in Republika Srpska only. */
export const specialConditions = clause(
  'Poslovi sa posebnim uslovima rada',
  { RS: CONTENT.RS },
  ({ contract }) =>
    (contract.entity === 'RS' ? stated : statedIfGiven)(
      'Poslovi sa posebnim uslovima rada na radnom mjestu',
      contract.specialConditions,
    ),
);
