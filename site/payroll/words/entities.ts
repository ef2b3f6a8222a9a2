import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';

/** The entities as people call them. */
export const ENTITY_NAMES: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Federacija BiH',
  rs: 'Republika Srpska',
  bd: 'Brčko distrikt',
};
