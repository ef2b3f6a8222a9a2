import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type Called, CalledSo } from '../../ui/typed.tsx';

/** What a firm is called; one that nobody has named is called so in words of ours. */
export const calledFirm = ({ name }: Pick<Firm, 'name'>): Called => ({
  typed: name,
  after: name ? undefined : 'Firma bez naziva',
});

export const FirmName = (firm: Pick<Firm, 'name'>) => <CalledSo {...calledFirm(firm)} />;
