/** Whose laws wages are calculated by, in the order they are listed. */
export const PAYROLL_ENTITIES = ['fbih', 'rs', 'bd'] as const;

/** The system a municipality or an account of public revenue belongs to. */
export type PayrollEntity = (typeof PAYROLL_ENTITIES)[number];

/** A municipality by its key: each entity numbers on its own, so the code alone names none. */
export interface MunicipalityKey {
  readonly entity: PayrollEntity;
  /** Three digits; null where no code was found: then orders of it are skipped with the reason. */
  readonly code: string | null;
  readonly name: string;
}
