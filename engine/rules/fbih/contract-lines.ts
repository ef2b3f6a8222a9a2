import type { Basis } from '../../core/calculator.ts';
import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { grossLine, netLine } from '../contract/lines.ts';

export interface ByContract {
  readonly basis: Basis['line'];
  readonly isResident: boolean;
}

const income = section('Od naknade do neta');
const payer = section('Isplatilac: doprinos i naknade');
const taken = ['zdravstveno', 'porez'] as const;

/** Taken only from residents of the Federation. */
const ofResident =
  (notation: string) =>
  ({ isResident }: ByContract): string =>
    isResident ? notation : '0';

/**
 * The slip of a contract with a natural person.
 * @param costs the parameter of the law that sets the standard costs; none by default
 */
export const contractSlip = (costs?: string) =>
  slipOf({
    bruto: { ...grossLine('Bruto naknada', income, taken), whole: false },
    normirani_troskovi: money('Normirani rashodi', {
      section: income,
      hideZero: true,
      notation: costs ? ofResident(`bruto × zakon.${costs}.posto`) : '0',
    }),
    dohodak: money('Dohodak', { section: income, notation: 'bruto − normirani_troskovi' }),
    zdravstveno: money('Zdravstveno osiguranje', {
      section: income,
      hideZero: true,
      part: 2,
      notation: ofResident('dohodak × zakon.doprinosi_ugovor.zdravstveno'),
    }),
    zdravstveno_federacija: money('Zdravstveno: Federacija', {
      section: income,
      within: true,
      hideZero: true,
      notation: 'zdravstveno × zakon.raspodjela_zdravstveno.federacija',
    }),
    zdravstveno_kanton: money('Zdravstveno: kanton', {
      section: income,
      within: true,
      hideZero: true,
      notation: 'zdravstveno − zdravstveno_federacija',
    }),
    osnovica: money('Porezna osnovica', { section: income, notation: 'dohodak − zdravstveno' }),
    porez: money('Porez na dohodak', {
      section: income,
      part: 3,
      notation: ({ isResident }: ByContract) =>
        `osnovica × zakon.${isResident ? 'porez_ugovor' : 'porez_nerezident'}.stopa`,
    }),
    neto: netLine('Neto naknada', income, taken),
    pos_PIO: money('PIO/MIO na teret isplatioca', {
      section: payer,
      hideZero: true,
      part: 4,
      notation: ofResident('dohodak × zakon.doprinosi_ugovor.pio'),
    }),
    naknada_voda: money('Opća vodna naknada', {
      section: payer,
      part: 5,
      notation: 'neto × zakon.naknada_voda.stopa',
    }),
    naknada_nesrece: money('Posebna naknada za zaštitu od prirodnih i drugih nesreća', {
      section: payer,
      part: 6,
      notation: 'neto × zakon.naknada_nesrece.stopa',
    }),
    ukupni_trosak: money('Ukupni trošak isplatioca', {
      section: payer,
      total: true,
      mainPlace: 3,
      whole: true,
      notation: 'bruto + pos_PIO + naknada_voda + naknada_nesrece',
    }),
  });
