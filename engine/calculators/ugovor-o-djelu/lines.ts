import { money, section } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { duesLine, grossLine, netLine } from '../../rules/contract/lines.ts';
import { otherIncomeTax } from '../../rules/rs/fund-lines.ts';

const way = section('Od bruta do neta');
const payment = section('Za uplatu');
const taken = ['PIO', 'porez'] as const;

export const slip = slipOf({
  bruto: grossLine('Bruto naknada', way, taken),
  PIO: money('PIO', { section: way, part: 2, notation: 'bruto × zakon.doprinosi.pio' }),
  dohodak: money('Dohodak', { section: way, total: true, notation: 'bruto − PIO' }),
  porez: { ...otherIncomeTax('dohodak', way), total: false },
  neto: netLine('Neto naknada', way, taken),
  ukupne_obaveze: duesLine(taken, { section: payment, total: true, explainedOnly: true }),
});
