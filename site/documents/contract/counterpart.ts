import { type CategoryId, EMPLOYMENT } from '@obracun/engine/documents/contract/category-id.ts';
import type { Contract } from '@obracun/engine/documents/contract/contract.ts';
import { type Day, yearOf } from '@obracun/engine/kernel/day.ts';
import { type Feninga, km } from '@obracun/engine/kernel/money.ts';

/** What to ask the calculation service for the net of a gross amount, or the gross of a net one. */
export interface CounterpartQuestion {
  /** The path of the call, to be sent by POST. */
  readonly poziv: string;
  readonly tijelo: Readonly<Record<string, number | string>>;
  /** The wanted amount out of the answer; null when it is not there. */
  readonly procitaj: (answer: unknown) => Feninga | null;
}

/** Republika Srpska only: the service knows no such contracts of the Federation. An author's costs are not known here. */
const CONTRACT_CALLS: Partial<Readonly<Record<CategoryId, string>>> = {
  'contract-for-work': '/ugovor-djelu/',
  managerial: '/menadzerski/',
  temporary: '/privremeni-povremeni/',
};

/** Null when there is no amount yet, or the service cannot compute the other one: a wage by the day, a contract it does not know. */
export function counterpartQuestion(contract: Contract, today: Day): CounterpartQuestion | null {
  const { salary, contractCategory } = contract;
  if (salary === null || salary === 0) return null;
  return EMPLOYMENT.includes(contractCategory)
    ? wageQuestion(contract, salary, today)
    : contractQuestion(contract, salary);
}

const FENINGA_IN_KM = 100;

function wageQuestion(contract: Contract, salary: Feninga, today: Day): CounterpartQuestion | null {
  if (contract.salaryPeriod !== 'mjesečno') return null;
  const day = contract.startDate ?? today;
  const isNet = contract.salaryType === 'neto';
  const schooling = contract.entity === 'RS' ? contract.qualificationLevel : '';
  return {
    poziv: contract.entity === 'RS' ? '/calculate' : '/calculate_fbih',
    tijelo: {
      mjesec: Number(day.slice(5, 7)),
      godina: yearOf(day),
      [isNet ? 'neto_plata_input' : 'bruto_plata_input']: salary / FENINGA_IN_KM,
      ...(schooling === '' ? {} : { strucna_sprema: schooling }),
    },
    procitaj: amountIn(isNet ? 'bruto_ukupno' : 'neto_plata'),
  };
}

function contractQuestion(contract: Contract, salary: Feninga): CounterpartQuestion | null {
  const poziv = contract.entity === 'RS' ? CONTRACT_CALLS[contract.contractCategory] : undefined;
  if (poziv === undefined) return null;
  return {
    poziv,
    tijelo: { [contract.salaryType]: salary / FENINGA_IN_KM },
    procitaj: amountIn(contract.salaryType === 'neto' ? 'bruto' : 'neto'),
  };
}

const amountIn =
  (name: string) =>
  (answer: unknown): Feninga | null => {
    if (typeof answer !== 'object' || answer === null) return null;
    const amount: unknown = (answer as Readonly<Record<string, unknown>>)[name];
    return typeof amount === 'number' && Number.isFinite(amount) ? km(amount) : null;
  };
