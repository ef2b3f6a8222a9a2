import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Kept } from '../../storage/db/tables.ts';
import type { FirmSection } from './place.ts';

/** What every part of a firm's desk is given. */
export interface SectionProps {
  readonly firm: Kept<Firm>;
  readonly section: FirmSection;
  readonly year: number;
  readonly month: number;
  /** The worker opened, or `novi`. */
  readonly worker: string | undefined;
  /** The absence opened, or `novo`. */
  readonly absence?: string | undefined;
}
