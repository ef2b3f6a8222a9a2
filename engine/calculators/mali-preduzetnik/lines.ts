import { count, money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { allFunds } from '../../rules/rs/fund-lines.ts';
import { baseLines } from '../../rules/rs/year-lines.ts';

const tax = section('Porez');
const owner = section('Doprinosi vlasnika, osnovno zanimanje');
const year = section('Za godinu');

interface ByMonths {
  readonly isWholeYear: boolean;
}

const { prosjecna_bruto, osnovica } = baseLines('osnovica_vlasnik');

export const slip = slipOf({
  mjeseci: count('Mjeseci', {
    section: tax,
    explainedOnly: true,
    notation: ({ isWholeYear }: ByMonths) => (isWholeYear ? '12' : 'unos.mjeseci'),
  }),
  najmanji_porez: money('Najmanji porez', {
    section: tax,
    explainedOnly: true,
    notation: 'zakon.mali_preduzetnik.najmanje × mjeseci / 12',
  }),
  porez: money('Porez malog preduzetnika', {
    section: tax,
    total: true,
    mainPlace: 2,
    notation: 'max(unos.prihod × zakon.mali_preduzetnik.stopa; najmanji_porez)',
  }),
  prosjecna_bruto: { ...prosjecna_bruto, section: owner, explainedOnly: true },
  osnovica: { ...osnovica, section: owner, explainedOnly: true },
  doprinosi_mjesecno: money('Doprinosi mjesečno', {
    section: owner,
    explainedOnly: true,
    notation: allFunds('osnovica'),
  }),
  doprinosi: money('Doprinosi', {
    section: owner,
    total: true,
    mainPlace: 3,
    notation: 'mjeseci × doprinosi_mjesecno',
  }),
  ukupne_obaveze: money('Ukupne obaveze', { section: year, notation: 'porez + doprinosi' }),
  ostaje: money('Ostaje od prihoda', {
    section: year,
    total: true,
    mainPlace: 1,
    notation: 'max(0; unos.prihod − ukupne_obaveze)',
  }),
});
