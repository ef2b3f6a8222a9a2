import { clause, when } from '../../clause.ts';
import { counted, DAYS } from '../../wording.ts';

export const ending = clause('Prestanak ugovora', {}, ({ contract }) => [
  'Ugovor prestaje istekom mandata, razrješenjem, ostavkom ili sporazumom ugovornih strana.',
  ...when(
    contract.noticePeriod !== null,
    `Otkazni rok traje ${counted(contract.noticePeriod, DAYS)} i počinje teći danom prijema pisanog otkaza.`,
  ),
  'Po prestanku ugovora Menadžer Društvu predaje poslove, dokumentaciju i povjerena sredstva.',
]);
