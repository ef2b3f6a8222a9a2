import {
  type MyPayslip,
  wholeOf,
  writeMyPayslip,
} from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { pageOrigin } from '../../../platform/product.ts';

/** The address of the explained payslip, as payslips carry it: figures alone, which no server sees. */
export const myPayslipAddress = (mine: MyPayslip): string =>
  `${pageOrigin}/moj-listic#${writeMyPayslip(mine)}`;

/** The same for a payslip; nothing when the parts are not the cost of the wage to the fening. */
export const explainedAt = (mine: MyPayslip, cost: number): { readonly explainedAt?: string } =>
  cost > 0 && wholeOf(mine) === cost ? { explainedAt: myPayslipAddress(mine) } : {};
