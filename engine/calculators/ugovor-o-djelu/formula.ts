import type { Feninga, TakeShare } from '../../kernel/money.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput, contractNotations } from '../../rules/rs/contract.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { primjeri } from './cases.ts';

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const PIO = take(bruto, zakon.doprinosi.pio);
  const dohodak = bruto - PIO;
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { bruto, PIO, dohodak, porez, ukupne_obaveze: PIO + porez, neto: dohodak - porez };
};

const zapisi = contractNotations(['PIO', 'porez'], {
  PIO: 'bruto × zakon.doprinosi.pio',
  dohodak: 'bruto − PIO',
  porez: 'dohodak × zakon.porez_ostali.stopa',
  ukupne_obaveze: 'PIO + porez',
});

export const racun = reckoning({
  zakon: rs,
  dan: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ osnova }, zakon) => bothWays(osnova, forward(zakon)),
  zapisi,
  primjeri,
});
