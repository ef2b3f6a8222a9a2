import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { type Feninga, km } from '@obracun/engine/core/numbers/money.ts';
import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import type { Answer } from '../../calculator/api/answer.ts';

type Entity = MyPayslip['entity'];

/** The call of a wage by what the worker got: in Republika Srpska that is after the contribution for solidarity. */
export const wageCall = (entity: Entity, { month, year }: YearMonth, amount: number) => ({
  mjesec: month,
  godina: year,
  [entity === 'rs' ? 'solidarnost_neto_input' : 'neto_plata_input']: amount,
  ...(entity === 'bd' && { fond: 'RS' }),
});

/** A wage explained as a payslip: the lines of an answer by recipients. */
export function myWageOf({ lines }: Pick<Answer, 'lines'>, entity: Entity, of: YearMonth): MyPayslip {
  const all = (...names: readonly string[]): Feninga =>
    names.reduce((sum, name) => sum + km(Number(lines.get(name)?.value ?? 0)), 0);
  return {
    entity,
    year: of.year,
    month: of.month,
    gross: all('bruto_ukupno'),
    parts: {
      paid: all('za_isplatu'),
      withheld: 0,
      pension: all('PIO', 'pos_PIO'),
      health: all('zdravstveno', 'pos_zdravstveno'),
      other: all('nezaposlenost', 'pos_nezaposlenost', 'djeca'),
      tax: all('porez'),
      solidarity: all('solidarnost_iznos'),
      levies: all('naknada_voda', 'naknada_nesrece', 'naknada_invalidi'),
    },
    received: 0,
  };
}
