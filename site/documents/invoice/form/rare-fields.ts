/** Few documents correct an invoice, deduct advances or are exempt. */
export { AdvanceFields } from './advance-fields.tsx';
export { CorrectedFields } from './corrected-fields.tsx';
export { ExemptionFields } from './exemption-fields.tsx';
