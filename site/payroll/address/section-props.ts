import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Kept } from '../../device/kept/tables.ts';

/** What every part of a firm's desk is given. */
export interface SectionProps {
  readonly firm: Kept<Firm>;
  readonly year: number;
  readonly month: number;
  /** The worker opened, or `novi`. */
  readonly worker: string | undefined;
}
