import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { type Called, CalledSo } from '../../../ui/typed.tsx';

/** The name of a firm; our text for one without. */
export const calledFirm = ({ name }: Pick<Firm, 'name'>): Called => ({
  typed: name,
  after: name ? undefined : 'Firma bez naziva',
});

export const FirmName = (firm: Pick<Firm, 'name'>) => <CalledSo {...calledFirm(firm)} />;
