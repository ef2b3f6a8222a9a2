import { percentField } from '@obracun/engine/kernel/field.ts';
import { formatDecimal } from '@obracun/engine/kernel/figures/format.ts';
import { PLACES } from '@obracun/engine/kernel/figures/units.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { OwnRates, RateName } from '@obracun/engine/payroll/model/rates.ts';
import { RATE_FIELDS, ratesOf } from '@obracun/engine/payroll/request/rate-fields.ts';
import { usualRates } from '@obracun/engine/payroll/request/usual-rates.ts';
import { fieldId } from '../../fields/frame/field-id.ts';
import { HeldInput } from '../../fields/held-input.tsx';

interface RateInputsProps {
  readonly entity: PayrollEntity;
  /** Whose they are: the first part of the names of the fields. */
  readonly of: 'firma' | 'radnik';
  readonly rates: OwnRates;
  /** What counts where a field is empty, before the law: those of the firm. */
  readonly inherited?: OwnRates;
  readonly hint: string;
  readonly onRate: (name: RateName, rate: number | undefined) => void;
}

/** The percentages an entity leaves to firm and worker; in an empty field stands the one that counts. */
export function RateInputs({ entity, of, rates, inherited = {}, hint, onRate }: RateInputsProps) {
  const usual = usualRates(entity);
  return ratesOf(entity).map((name) => (
    <HeldInput
      key={`${entity}:${name}`}
      id={fieldId(`${of}.${name}`)}
      field={FIELDS[name]}
      value={rates[name]}
      placeholder={formatDecimal(inherited[name] ?? usual[name], PLACES.posto ?? 0)}
      hint={hint}
      onValue={(rate) => onRate(name, rate)}
    />
  ));
}

const fieldOf = (name: RateName) => {
  const { label, max, example } = RATE_FIELDS[name];
  return percentField({ label, invalid: `Upišite procenat do ${max}, npr. ${example}.`, max });
};

const FIELDS = {
  seniority: fieldOf('seniority'),
  overtimeUplift: fieldOf('overtimeUplift'),
  nightUplift: fieldOf('nightUplift'),
  holidayUplift: fieldOf('holidayUplift'),
  sickShare: fieldOf('sickShare'),
} as const satisfies Readonly<Record<RateName, unknown>>;
