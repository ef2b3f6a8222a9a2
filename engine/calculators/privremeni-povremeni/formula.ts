import { type Feninga, share, type TakeShare } from '../../kernel/money.ts';
import { reckoning } from '../../kernel/reckoning.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput, contractNotations } from '../../rules/rs/contract.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { primjeri } from './cases.ts';

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const doprinosi = take(bruto, zakon.doprinosi.pio + zakon.doprinosi.zdravstveno);
  const dohodak = bruto - doprinosi;
  const porez = take(dohodak, zakon.porez_privremeni.stopa);
  return { bruto, doprinosi, dohodak, porez, ukupne_obaveze: doprinosi + porez, neto: dohodak - porez };
};

const zapisi = contractNotations(['doprinosi', 'porez'], {
  doprinosi: 'bruto × (zakon.doprinosi.pio + zakon.doprinosi.zdravstveno)',
  PIO: 'doprinosi − zdravstveno',
  zdravstveno: 'bruto × zakon.doprinosi.zdravstveno',
  dohodak: 'bruto − doprinosi',
  porez: 'dohodak × zakon.porez_privremeni.stopa',
  ukupne_obaveze: 'doprinosi + porez',
});

export const racun = reckoning({
  zakon: rs,
  dan: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ osnova }, zakon) => {
    const lines = bothWays(osnova, forward(zakon));
    const zdravstveno = share(lines.bruto, zakon.doprinosi.zdravstveno);
    return { ...lines, PIO: lines.doprinosi - zdravstveno, zdravstveno };
  },
  zapisi,
  primjeri,
});
