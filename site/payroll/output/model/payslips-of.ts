import { definition as district } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as federation } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition as srpskaWithMeal } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { definition as srpska } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import { presentationOf } from '@obracun/engine/core/define.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { payslipOf } from '@obracun/engine/payroll/payslip/of-month.ts';
import { paidRatesOf } from '@obracun/engine/payroll/payslip/paid-rates.ts';
import type { Payslip } from '@obracun/engine/payroll/payslip/payslip.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';

const WAGES = [federation, srpskaWithMeal, srpska, district];

/**
 * The payslip of every worker, in their order; what the lines of each call are called is fetched.
 * @param ratesOf the percentages of a wage
 */
export async function payslipsOf(settled: SettledMonth, ratesOf = paidRatesOf): Promise<readonly Payslip[]> {
  const calls = [...new Set(settled.wages.map(({ call }) => call))];
  const presentations = new Map(
    await Promise.all(
      WAGES.filter(({ path }) => calls.includes(path)).map(
        async (definition) =>
          [definition.path as string, await fetchPart(() => presentationOf(definition))] as const,
      ),
    ),
  );
  return settled.wages.flatMap((wage) => {
    const presentation = presentations.get(wage.call);
    return presentation ? [payslipOf(settled, wage, presentation, ratesOf(wage))] : [];
  });
}
