import type { StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { ReactNode } from 'react';
import type { SectionProps } from '../../ui/routing/section-props.ts';

/** Props of every paper of a worker. */
export interface PaperProps extends Omit<SectionProps, 'worker'> {
  readonly worker: Worker;
  /** Choice of the worker and of the paper. */
  readonly heading: ReactNode;
  readonly settings: StaffSettings | null;
}
