/** Entities with a wage law, in display order. */
export const PAYROLL_ENTITIES = ['fbih', 'rs', 'bd'] as const;

/** The system of a municipality or an account of public revenue. */
export type PayrollEntity = (typeof PAYROLL_ENTITIES)[number];

/** Key of a municipality: codes are unique only within an entity. */
export interface MunicipalityKey {
  readonly entity: PayrollEntity;
  /** Three digits; null when no code was found: its orders are skipped with the reason. */
  readonly code: string | null;
  readonly name: string;
}
