import type { Presentation } from '../../kernel/calculator.ts';
import { linesOf } from '../../kernel/lines-of.ts';
import { fullName } from '../forms/filing.ts';
import { seatOf } from '../forms/gip-1022.ts';
import type { SettledMonth, SettledWage } from '../model/wage.ts';
import type { Payslip } from './payslip.ts';

/**
 * The payslip of one worker of a settled month.
 * @param presentation of the call the wage was reckoned by
 */
export function payslipOf(settled: SettledMonth, wage: SettledWage, presentation: Presentation): Payslip {
  const { firm, month } = settled;
  const { worker, entity, figures, withheld, leftOut, payout } = wage;
  return {
    entity,
    year: month.year,
    month: month.month,
    payday: month.payday,
    employer: { name: firm.name, address: seatOf(firm), number: firm.jib },
    ...(firm.logo !== undefined && { logo: firm.logo }),
    worker: {
      name: fullName(worker),
      address: worker.address,
      number: worker.jmbg,
      position: worker.position,
      account: worker.account,
    },
    lines: withTaxBase(linesOf(presentation, wage.answer), presentation, figures.taxBase),
    ...(entity === 'fbih' && { coefficient: figures.coefficient }),
    ...(worker.fund && entity === 'bd' && { fund: worker.fund }),
    deductions: withheld.map(({ name, creditor, amount }) => ({
      name: [name, creditor].filter(Boolean).join(', '),
      amount,
    })),
    paid: payout,
    notes: leftOut.map(({ name }) => `Nije obustavljeno jer ne stane cijelo u isplatu: ${name}.`),
    isSigned: true,
  };
}

/** A plain answer leaves the base out; the month has reckoned it. */
function withTaxBase(
  lines: ReturnType<typeof linesOf>,
  { lines: described }: Presentation,
  taxBase: number,
): Payslip['lines'] {
  const line = described.poreska_osnovica;
  if (!line || lines.has('poreska_osnovica')) return lines;
  return new Map<string, Pick<Parameters<typeof lines.set>[1], 'label' | 'kind' | 'value'>>([
    ...lines,
    ['poreska_osnovica', { ...line, value: taxBase / 100 }],
  ]);
}
