import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { Typed } from '../../ui/typed.tsx';

export const NAMELESS_FIRM = 'Firma bez naziva';

/** What a firm is called; one that nobody has named is called so in words of ours. */
export const FirmName = ({ name }: Pick<Firm, 'name'>) => <Typed or={NAMELESS_FIRM}>{name}</Typed>;
