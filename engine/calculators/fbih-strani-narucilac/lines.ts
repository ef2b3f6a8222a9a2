import type { Basis } from '../../core/calculator.ts';
import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { grossLine, netLine } from '../../rules/contract/lines.ts';

interface ByClient {
  readonly basis: Basis['line'];
  readonly isTaxedAbroad: boolean;
}

const income = section('Od naknade do neta', {
  note: 'Primalac u pet dana od priliva predaje AMS-1035 i plaća.',
});
const taken = ['porez_inostranstvo', 'zdravstveno', 'porez'] as const;

export const slip = slipOf({
  bruto: grossLine('Bruto naknada', income, taken),
  normirani_troskovi: money('Normirani rashodi', { section: income, notation: 'bruto × unos.normirani' }),
  dohodak: money('Dohodak', { section: income, notation: 'bruto − normirani_troskovi' }),
  zdravstveno: money('Zdravstveno osiguranje', {
    section: income,
    mainPlace: 3,
    part: 2,
    notation: 'dohodak × zakon.doprinosi_ugovor.zdravstveno',
  }),
  zdravstveno_federacija: money('Zdravstveno: Federacija', {
    section: income,
    within: true,
    explainedOnly: true,
    notation: 'zdravstveno × zakon.raspodjela_zdravstveno.federacija',
  }),
  zdravstveno_kanton: money('Zdravstveno: kanton', {
    section: income,
    within: true,
    explainedOnly: true,
    notation: 'zdravstveno − zdravstveno_federacija',
  }),
  osnovica: money('Porezna osnovica', { section: income, notation: 'dohodak − zdravstveno' }),
  porez_obracunati: money('Obračunati porez', {
    section: income,
    explainedOnly: true,
    hideZero: true,
    notation: 'osnovica × zakon.porez_ugovor.stopa',
  }),
  porez_inostranstvo: money('Porez plaćen u inostranstvu', {
    section: income,
    explainedOnly: true,
    hideZero: true,
    part: 4,
    notation: ({ isTaxedAbroad }: ByClient) => (isTaxedAbroad ? 'unos.porez_inostranstvo' : '0'),
  }),
  porez: money('Porez za uplatu', {
    section: income,
    part: 3,
    notation: 'max(0; porez_obracunati − porez_inostranstvo)',
  }),
  neto: netLine('Ostaje', income, taken),
});
