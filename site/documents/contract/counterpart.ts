import { type Day, isDay, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { type Feninga, HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import { type ByEntity, type CategoryId, EMPLOYMENT } from '@obracun/engine/documents/contract/field.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';

/** The calculators of the other amount. */
type CalculatorId =
  | 'obracun-plata'
  | 'kalkulator-fbih'
  | 'ugovor-o-djelu'
  | 'menadzerski-ugovor'
  | 'privremeni-povremeni'
  | 'fbih-ugovor-o-djelu'
  | 'fbih-autorski-ugovor';

/** The call for the net of a gross amount, or the gross of a net one. */
export interface CounterpartQuestion {
  readonly calculator: CalculatorId;
  readonly input: Readonly<Record<string, number | string>>;
  /** The line of the answer with the amount. */
  readonly line: string;
}

type Calculators = Partial<Readonly<Record<CategoryId, CalculatorId>>>;

/** The costs of an author are a choice in Republika Srpska, so they are unknown here; in the Federation they are one share. */
const BY_CATEGORY: ByEntity<Calculators> = {
  RS: {
    'contract-for-work': 'ugovor-o-djelu',
    managerial: 'menadzerski-ugovor',
    temporary: 'privremeni-povremeni',
  },
  FBIH: { 'contract-for-work': 'fbih-ugovor-o-djelu', copyright: 'fbih-autorski-ugovor' },
};

/**
 * Null when there is no readable amount, or the service cannot compute the other one: a wage by the day, an unsupported
 * contract. The law is that of the day of conclusion, as in the contract.
 */
export function counterpartQuestion(contract: TypedContract, today: Day): CounterpartQuestion | null {
  const { salary, contractCategory, conclusionDate } = contract;
  if (typeof salary !== 'number' || salary === 0) return null;
  const day = conclusionDate !== null && isDay(conclusionDate) ? conclusionDate : today;
  return EMPLOYMENT.includes(contractCategory)
    ? wageQuestion(contract, salary, day)
    : contractQuestion(contract, salary, day);
}

function wageQuestion(contract: TypedContract, salary: Feninga, day: Day): CounterpartQuestion | null {
  if (contract.salaryPeriod !== 'mjesečno') return null;
  const isNet = contract.salaryType === 'neto';
  const schooling = contract.entity === 'RS' ? contract.qualificationLevel : '';
  return {
    calculator: contract.entity === 'RS' ? 'obracun-plata' : 'kalkulator-fbih',
    input: {
      mjesec: monthOf(day),
      godina: yearOf(day),
      [isNet ? 'neto_plata_input' : 'bruto_plata_input']: salary / HUNDREDTHS,
      ...(schooling === '' ? {} : { strucna_sprema: schooling }),
    },
    line: isNet ? 'bruto_ukupno' : 'neto_plata',
  };
}

function contractQuestion(contract: TypedContract, salary: Feninga, day: Day): CounterpartQuestion | null {
  const calculator = BY_CATEGORY[contract.entity][contract.contractCategory];
  if (calculator === undefined) return null;
  return {
    calculator,
    input: { [contract.salaryType]: salary / HUNDREDTHS, datum: day },
    line: contract.salaryType === 'neto' ? 'bruto' : 'neto',
  };
}
