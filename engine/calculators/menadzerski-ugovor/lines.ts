import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { duesLine, grossLine, netLine } from '../../rules/contract/lines.ts';
import { allFunds, fundLines, otherIncomeTax } from '../../rules/rs/fund-lines.ts';

const contributions = section('Doprinosi');
const tax = section('Porez');
const payout = section('Isplata');
const taken = ['doprinosi_ukupno', 'porez'] as const;

export const slip = slipOf({
  ...fundLines({ section: contributions, base: 'bruto', total: 'doprinosi_ukupno', part: 2, rated: true }),
  doprinosi_ukupno: money('Doprinosi ukupno', {
    section: contributions,
    total: true,
    notation: allFunds('bruto'),
  }),
  poreska_osnovica: money('Poreska osnovica', {
    section: tax,
    explainedOnly: true,
    notation: 'bruto − doprinosi_ukupno',
  }),
  porez: { ...otherIncomeTax('poreska_osnovica', tax), rate: 'porez_ostali.stopa' },
  bruto: grossLine('Bruto naknada', payout, taken),
  ukupne_obaveze: duesLine(taken, { section: payout, explainedOnly: true }),
  neto: netLine('Neto naknada', payout, taken),
});
