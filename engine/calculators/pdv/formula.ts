import type { WithBasis } from '../../kernel/calculator.ts';
import type { InputOf } from '../../kernel/field.ts';
import { mulDiv, PPM } from '../../kernel/money.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { bih } from '../../law/bih/index.ts';
import { vatInGross, vatOnBase } from '../../rules/vat.ts';
import { primjeri } from './cases.ts';
import type { vatFields } from './definition.ts';
import { slip } from './lines.ts';

type Unos = InputOf<typeof vatFields> & WithBasis;

const isFromBase = ({ osnova }: Unos): boolean => osnova.red === 'osnovica';

export const racun = reckoning({
  slip,
  zakon: bih,
  dan: (_unos: Unos, danas) => danas,
  formula: (unos) => {
    const { stopa, osnova } = unos;
    if (isFromBase(unos)) return { stopa, ...vatOnBase(osnova.iznos, stopa) };
    // For reading only: the amounts are made without it, because it has no more than four decimals.
    const preracunata_stopa = mulDiv(PPM, stopa, PPM + stopa);
    return { stopa, preracunata_stopa, ...vatInGross(osnova.iznos, stopa) };
  },
  variant: ({ osnova, stopa }, { pdv }) => ({ basis: osnova.red, isLegal: stopa === pdv.stopa }),
  primjeri,
});
