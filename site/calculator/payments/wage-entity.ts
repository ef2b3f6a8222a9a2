import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';

/** The entity whose funds receive the contributions of a wage; undefined for other calculators. */
export function wageEntity({
  entity,
  bases,
  fields,
}: Pick<FormDefinition, 'entity' | 'bases' | 'fields'>): PayrollEntity | undefined {
  const isWage = 'bruto_plata_input' in bases && 'mjesec' in fields;
  return isWage && entity !== 'bih' ? entity : undefined;
}
