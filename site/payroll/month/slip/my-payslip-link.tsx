import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { myPayslipOf, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { Link } from 'lucide-react';
import { offerLink } from '../../../platform/share-sheet.ts';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { myPayslipAddress } from './my-payslip-address.ts';

interface MyPayslipLinkProps {
  readonly wage: SettledWage;
  readonly month: YearMonth;
}

const SAID = { copied: 'Link je kopiran' };

/** Copies the address of the payslip explained to its worker: figures alone, which no server sees. */
export function MyPayslipLink({ wage, month }: MyPayslipLinkProps) {
  const mine = myPayslipOf(wage, month);
  if (wholeOf(mine) === 0) return null;
  return (
    <CopyButton look="quiet" texts={SAID} instead={offerLink} text={() => myPayslipAddress(mine)}>
      {(label = 'Objašnjenje za radnika (link)') => (
        <>
          <Link aria-hidden="true" size={18} /> {label}
        </>
      )}
    </CopyButton>
  );
}
