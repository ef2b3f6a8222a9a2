import type { Feninga, TakeShare } from '../../kernel/money.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput, contractNotations } from '../../rules/rs/contract.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { primjeri } from './cases.ts';

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const normirani_troskovi = take(bruto, zakon.normirani_zakup.posto);
  const dohodak = bruto - normirani_troskovi;
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { bruto, normirani_troskovi, dohodak, porez, ukupne_obaveze: porez, neto: bruto - porez };
};

const zapisi = contractNotations(['porez'], {
  normirani_troskovi: 'bruto × zakon.normirani_zakup.posto',
  dohodak: 'bruto − normirani_troskovi',
  porez: 'dohodak × zakon.porez_ostali.stopa',
  ukupne_obaveze: 'porez',
});

export const racun = reckoning({
  zakon: rs,
  dan: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ osnova }, zakon) => bothWays(osnova, forward(zakon)),
  zapisi,
  primjeri,
});
