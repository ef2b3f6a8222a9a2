import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import type { FirmSection } from './place.ts';

/** Props of every section of a firm. */
export interface SectionProps {
  readonly firm: StoredRecord<Firm>;
  readonly section: FirmSection;
  readonly year: number;
  readonly month: number;
  /** The open worker or contract, or `novi`. */
  readonly worker: string | undefined;
  /** The moment of an earlier closing that is read. */
  readonly closing?: string | undefined;
  /** The absence opened, or `novo`. */
  readonly absence?: string | undefined;
  /** The field that takes the focus. */
  readonly field?: string | undefined;
}
