import { FOR_A_RESULT } from '../../category-id.ts';
import type { Setting } from '../../clause.ts';
import { amountOf } from '../../wording.ts';

const OTHER = { neto: 'bruto', bruto: 'neto' } as const;

/** `Za obavljeni posao Izvršiocu pripada naknada u neto iznosu od 500,00 KM.` */
export function remuneration({ contract, roles, facts }: Setting, forWhat: string, what: string): string {
  const { salary, salaryType, salaryPeriod, contractCategory } = contract;
  const period = FOR_A_RESULT.includes(contractCategory) ? '' : ` ${salaryPeriod}`;
  const other =
    salary === null || facts.counterpart === null
      ? ''
      : `, što prema propisima na dan zaključenja ovog ugovora odgovara ${OTHER[salaryType]} iznosu od ${amountOf(facts.counterpart)} KM${period}`;
  return `Za ${forWhat} ${roles.employee.dativ} pripada ${what} u ${salaryType} iznosu od ${amountOf(salary)} KM${period}${other}.`;
}
