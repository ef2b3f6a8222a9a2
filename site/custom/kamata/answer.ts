import { addDays, daysBetween } from '@obracun/engine/kernel/calendar.ts';
import { formatAmount, formatDay, formatRate } from '@obracun/engine/kernel/format.ts';
import { HUNDREDTHS } from '@obracun/engine/kernel/money.ts';
import { type InterestRate, interestOn, yearlyRate } from '@obracun/engine/rules/interest.ts';
import type { Answer } from '../../calculator/call.ts';
import { answerOf, type ToolLine } from '../tool/line.ts';
import type { Debt } from './debt.ts';
import { definition } from './definition.ts';
import { interestWarnings } from './warnings.ts';

type Lines = Record<string, ToolLine>;

/** The interest on a debt, every line with the way it is made. */
export function answerFor(debt: Debt): Answer {
  const rate: InterestRate = debt.propis ?? { stopa: debt.stopa, po: 'godina', do_glavnice: false };
  const interest = interestOn(debt.glavnica, debt.dani, rate);
  const { kamata, ukupno } = interest;
  const amount = formatAmount(debt.glavnica);
  const lines: Lines = {
    ...delayLines(debt),
    glavnica: { vrijednost: debt.glavnica, formula: 'upisana glavnica', racun: amount },
    ...rateLines(debt),
    ...(rate.do_glavnice && {
      najvise: { vrijednost: debt.glavnica, formula: 'glavnica', racun: amount, zakon: debt.propis?.zakon },
    }),
    kamata: { vrijednost: kamata, ...working(debt, rate), zakon: debt.propis?.zakon },
    ukupno: {
      vrijednost: ukupno,
      formula: 'glavnica + kamata',
      racun: `${amount} + ${formatAmount(kamata)}`,
    },
  };
  return answerOf(definition, lines, interestWarnings(debt, interest));
}

function working({ glavnica, dani }: Debt, { stopa, po, do_glavnice }: InterestRate) {
  const [rate, end] = po === 'dan' ? ['stopa za dan', ''] : ['godišnja stopa', ' / 365'];
  const formula = `glavnica × ${rate} × dani kašnjenja${end}`;
  const racun = `${formatAmount(glavnica)} × ${formatRate(stopa)} × ${dani}${end}`;
  if (!do_glavnice) return { formula, racun };
  return { formula: `min(${formula}; glavnica)`, racun: `min(${racun}; ${formatAmount(glavnica)})` };
}

function rateLines({ stopa, propis }: Debt): Lines {
  if (propis?.po !== 'dan') {
    const formula = propis ? 'stopa po propisu' : 'upisana stopa';
    return { stopa: { vrijednost: stopa, formula, racun: formatRate(stopa), zakon: propis?.zakon } };
  }
  const perDay = formatRate(propis.stopa);
  return {
    stopa: { vrijednost: yearlyRate(propis), formula: 'stopa za dan × 365', racun: `${perDay} × 365` },
    stopa_dnevno: {
      vrijednost: propis.stopa,
      formula: 'stopa po propisu',
      racun: perDay,
      zakon: propis.zakon,
    },
  };
}

/** Which days count is said only where the days follow from the dates. */
function delayLines({ dani, dospijece }: Debt): Lines {
  const counted = { vrijednost: dani * HUNDREDTHS };
  if (!dospijece || daysBetween(dospijece.od, dospijece.do) !== dani || dani === 0)
    return { dani: { ...counted, formula: 'upisani dani', racun: String(dani) } };
  const first = addDays(dospijece.od, 1);
  return {
    prvi_dan: { vrijednost: first, formula: 'dan poslije roka plaćanja', racun: formatDay(first) },
    posljednji_dan: { vrijednost: dospijece.do, formula: 'dan plaćanja', racun: formatDay(dospijece.do) },
    dani: {
      ...counted,
      formula: 'dan plaćanja − rok plaćanja',
      racun: `${formatDay(dospijece.do)} − ${formatDay(dospijece.od)}`,
    },
  };
}
