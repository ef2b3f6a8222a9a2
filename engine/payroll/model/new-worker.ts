import type { Worker } from './worker.ts';

/** A worker of a firm, of whom nothing is known yet. */
export const newWorker = (id: string, firm: string): Worker => ({
  id,
  firm,
  firstName: '',
  lastName: '',
  jmbg: '',
  address: '',
  account: '',
  position: '',
  priorService: { years: 0, months: 0, days: 0 },
  agreed: [],
  deductions: [],
  email: '',
  phone: '',
  note: '',
});
