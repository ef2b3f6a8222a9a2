import type { Definition } from '@obracun/engine/core/calculator.ts';
import { CalculatorPage } from '../../../calculator/calculator-page.tsx';

const loadPayslip = async () => (await import('./payslip-tool.tsx')).PayslipTool;

/** The calculator of a wage, whose result can be printed as a payslip. */
export const WagePage = ({ definition }: { readonly definition: Definition }) => (
  <CalculatorPage definition={definition} tool={loadPayslip} />
);
