import type { Day } from '../../../core/days/day.ts';
import type { Feninga, Hundredths, Ppm } from '../../../core/numbers/money.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import type { OwnRates, PensionFund, PriorService, Schooling } from '../../model/worker.ts';
import type { PersonName } from '../cells/reading.ts';
import type { PayKind } from '../cells/words.ts';

/** What the cells of a worker's line say. */
export interface StaffValues extends Required<OwnRates> {
  readonly entity: PayrollEntity;
  readonly jmbg: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly fullName: PersonName;
  readonly surnameFirst: PersonName;
  readonly person: PersonName;
  readonly municipality: MunicipalityKey;
  readonly account: string;
  readonly position: string;
  readonly schooling: Schooling;
  readonly dailyHours: Hundredths;
  readonly employedFrom: Day;
  readonly employedTo: Day;
  readonly priorYears: number;
  readonly priorMonths: number;
  readonly priorDays: number;
  readonly priorService: PriorService;
  readonly amount: Feninga;
  readonly gross: Feninga;
  readonly net: Feninga;
  readonly hourly: Feninga;
  readonly payKind: PayKind;
  readonly agreedFrom: Day;
  readonly coefficient: number;
  readonly dependants: number;
  readonly taxReduction: Feninga;
  readonly cardElsewhere: boolean;
  readonly fund: PensionFund;
  readonly hotMeal: Feninga;
  readonly transport: Feninga;
  readonly worksElsewhere: boolean;
  readonly otherIncome: Feninga;
  readonly leastBase: boolean;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
}

/** A deduction as the columns of one number say it. */
export interface DeductionValues {
  readonly name?: string;
  readonly creditor?: string;
  readonly amount?: { readonly amount: Feninga } | { readonly share: Ppm };
  readonly account?: string;
  readonly reference?: string;
  readonly remaining?: Feninga;
  readonly isEnforced?: boolean;
}

/** A line read: values by field, and deductions by their number. */
export interface StaffEntry {
  readonly values: Readonly<Partial<StaffValues>>;
  readonly deductions: ReadonlyMap<number, DeductionValues>;
}
