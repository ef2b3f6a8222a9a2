import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { duesLine, grossLine, netLine } from '../../rules/contract/lines.ts';
import { otherIncomeTax } from '../../rules/rs/fund-lines.ts';

const tax = section('Porez');
const payout = section('Isplata');
const taken = ['porez'] as const;

export const slip = slipOf({
  normirani_troskovi: money('Normirani troškovi', {
    section: tax,
    notation: 'bruto × zakon.normirani_zakup.posto',
  }),
  dohodak: money('Dohodak', { section: tax, notation: 'bruto − normirani_troskovi' }),
  porez: otherIncomeTax('dohodak', tax),
  bruto: grossLine('Bruto zakupnina', payout, taken),
  ukupne_obaveze: duesLine(taken, { section: payout }),
  neto: netLine('Neto zakupnina', payout, taken),
});
