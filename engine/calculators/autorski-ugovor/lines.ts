import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { duesLine, grossLine, netLine } from '../../rules/contract/lines.ts';
import { otherIncomeTax } from '../../rules/rs/fund-lines.ts';

const contributions = section('Doprinosi');
const tax = section('Porez');
const payout = section('Isplata');
const taken = ['doprinosi', 'porez'] as const;

export const slip = slipOf({
  bruto: grossLine('Bruto honorar', contributions, taken),
  doprinosi: money('Doprinos za PIO', {
    section: contributions,
    total: true,
    part: 2,
    notation: 'bruto × zakon.doprinosi.pio',
  }),
  normirani_troskovi: money('Normirani troškovi', {
    section: tax,
    notation: '(bruto − doprinosi) × unos.normirani',
  }),
  poreska_osnovica: money('Poreska osnovica', {
    section: tax,
    explainedOnly: true,
    notation: 'bruto − doprinosi − normirani_troskovi',
  }),
  porez: otherIncomeTax('poreska_osnovica', tax),
  ukupne_obaveze: duesLine(taken, { section: payout, explainedOnly: true }),
  neto: netLine('Neto honorar', payout, taken),
});
