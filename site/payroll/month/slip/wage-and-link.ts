/** The slip of one wage and its link, in one chunk. */
export { MyPayslipLink } from './my-payslip-link.tsx';
export { WageSlip } from './wage-slip.tsx';
