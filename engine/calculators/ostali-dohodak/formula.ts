import type { WithBasis } from '../../kernel/calculator.ts';
import type { InputOf } from '../../kernel/field.ts';
import { amountFor } from '../../kernel/from-basis.ts';
import { type Feninga, share, type TakeShare } from '../../kernel/money.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { primjeri } from './cases.ts';
import type { otherIncomeFields } from './fields.ts';
import { warnings } from './warnings.ts';

type Unos = InputOf<typeof otherIncomeFields> & WithBasis;

const taxed = (zakon: RsLaw) => (dohodak: Feninga, take: TakeShare) => {
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { dohodak, porez, ukupne_obaveze: porez, dohodak_poslije: dohodak - porez };
};

function formula({ osnova, priznatirashodi }: Unos, zakon: RsLaw) {
  const backwards = osnova.red === 'dohodak_poslije';
  const dohodak = backwards
    ? amountFor(osnova, 'dohodak', taxed(zakon))
    : Math.max(0, osnova.iznos - priznatirashodi);
  const ukupan_prihod = backwards ? priznatirashodi + dohodak : osnova.iznos;
  return { ukupan_prihod, priznatirashodi, ...taxed(zakon)(dohodak, share) };
}

const tax = { porez: 'dohodak × zakon.porez_ostali.stopa', ukupne_obaveze: 'porez' };

const forwards = {
  ukupan_prihod: 'unos.ukupan_prihod',
  priznatirashodi: 'unos.priznatirashodi',
  dohodak: 'max(0; ukupan_prihod − priznatirashodi)',
  ...tax,
  dohodak_poslije: 'dohodak − porez',
};

const backwards = {
  ukupan_prihod: 'priznatirashodi + dohodak',
  priznatirashodi: 'unos.priznatirashodi',
  dohodak: 'dohodak_poslije + porez',
  ...tax,
  dohodak_poslije: 'unos.dohodak_poslije',
};

export const racun = reckoning({
  zakon: rs,
  dan: ({ datum }: Unos, danas) => datum ?? danas,
  formula,
  zapisi: ({ osnova }: Unos) => (osnova.red === 'dohodak_poslije' ? backwards : forwards),
  upozorenja: warnings,
  primjeri,
});
