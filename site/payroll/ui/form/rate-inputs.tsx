import { percentField } from '@obracun/engine/core/field.ts';
import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { PLACES } from '@obracun/engine/core/numbers/units.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { OwnRates, RateName } from '@obracun/engine/payroll/model/worker.ts';
import { RATE_FIELDS } from '@obracun/engine/payroll/month/api-request/rate-fields.ts';
import { leastRate, usualRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { HeldInput } from '../../../fields/held-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';

interface RateInputsProps {
  readonly entity: PayrollEntity;
  readonly names: readonly RateName[];
  /** Owner: the prefix of the field names. */
  readonly of: 'firma' | 'radnik';
  readonly rates: OwnRates;
  /** Defaults of empty fields, before the law: those of the firm. */
  readonly inherited?: OwnRates;
  readonly hint: (name: RateName) => string | undefined;
  readonly onRate: (name: RateName, rate: number | undefined) => void;
}

/** Percentages of a firm or a worker. The placeholder is the effective one: that of the firm, or of a law that sets one; else nothing is paid by it. */
export const RateInputs = ({ entity, names, of, rates, inherited = {}, hint, onRate }: RateInputsProps) =>
  names.map((name) => (
    <HeldInput
      key={`${entity}:${name}`}
      id={fieldId(`${of}.${name}`)}
      field={FIELDS[name]}
      value={rates[name]}
      placeholder={inEmpty(inherited[name] ?? byLaw(entity, name))}
      hint={hint(name)}
      warning={belowLeast(entity, name, rates[name])}
      onValue={(rate) => onRate(name, rate)}
    />
  ));

const byLaw = (entity: PayrollEntity, name: RateName): number | undefined =>
  RATE_FIELDS[name].setByLaw.includes(entity) ? usualRates(entity)[name] : undefined;

const inEmpty = (rate: number | undefined): string | undefined =>
  rate === undefined ? undefined : formatDecimal(rate, PLACES.posto ?? 0);

function belowLeast(entity: PayrollEntity, name: RateName, rate: number | undefined): string | undefined {
  const least = leastRate(entity, name);
  return rate !== undefined && least !== undefined && rate < least ? 'Manje je od propisanog.' : undefined;
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
