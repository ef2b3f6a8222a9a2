import type { ByEntity } from '../../category-id.ts';
import { clause, when } from '../../clause.ts';
import { counted, DAYS } from '../../wording.ts';

const BROKEN_OFF: ByEntity<string> = {
  RS: 'Probni rad se prati i ocjenjuje, a može prestati i prije isteka ugovorenog roka, u skladu sa Zakonom o radu.',
  FBIH: 'Ako se probni rad prekida prije isteka ugovorenog roka, otkazni rok je sedam dana.',
};

export const probation = clause('Probni rad', {}, ({ contract }) =>
  when(
    contract.probation,
    `Ugovara se probni rad koji traje ${counted(contract.probationPeriod, DAYS)}.`,
    'Radniku koji na probnom radu ne zadovolji radni odnos prestaje danom isteka ugovorenog roka.',
    BROKEN_OFF[contract.entity],
  ),
);
