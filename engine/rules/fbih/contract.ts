import type { WithBasis } from '../../core/calculator.ts';
import type { Day } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { type Feninga, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import { fbih } from '../../law/fbih/index.ts';
import { bothWays } from '../contract/both-ways.ts';
import type { contractFields } from './contract-definition.ts';
import type { FbihLaw } from './taxed-wage.ts';

type ContractOfFederation = InputOf<typeof contractFields> & WithBasis;

interface Rates {
  readonly costs: Ppm;
  readonly health: Ppm;
  readonly tax: Ppm;
}

const FREE = { costs: 0, health: 0 };

const ratesOf = (zakon: FbihLaw, costs: Ppm, nerezident: boolean): Rates =>
  nerezident
    ? { ...FREE, tax: zakon.porez_nerezident.stopa }
    : { costs, health: zakon.doprinosi_ugovor.zdravstveno, tax: zakon.porez_ugovor.stopa };

/** From the gross to the net of the recipient: standard costs, health insurance, tax without a personal deduction. */
const forward = (rates: Rates) => (bruto: Feninga, take: TakeShare) => {
  const normirani_troskovi = take(bruto, rates.costs);
  const dohodak = bruto - normirani_troskovi;
  const zdravstveno = take(dohodak, rates.health);
  const osnovica = dohodak - zdravstveno;
  const porez = take(osnovica, rates.tax);
  const neto = bruto - zdravstveno - porez;
  return { bruto, normirani_troskovi, dohodak, zdravstveno, osnovica, porez, neto };
};

/** The payer's costs on top of the gross: pension insurance of a resident, and the levies on the net. */
function payerCost(
  { bruto, dohodak, neto }: ReturnType<ReturnType<typeof forward>>,
  zakon: FbihLaw,
  pio: Ppm,
) {
  const pos_PIO = share(dohodak, pio);
  const naknada_voda = share(neto, zakon.naknada_voda.stopa);
  const naknada_nesrece = share(neto, zakon.naknada_nesrece.stopa);
  const ukupni_trosak = bruto + pos_PIO + naknada_voda + naknada_nesrece;
  return { pos_PIO, naknada_voda, naknada_nesrece, ukupni_trosak };
}

/**
 * Every line of a contract with a natural person, from its gross or its net.
 * @param costs the rate of standard costs, none for a member of a commission
 * @throws Refusal when no gross gives exactly that net
 */
export const contractFormula =
  (costs: (zakon: FbihLaw) => Ppm) =>
  ({ basis, nerezident }: ContractOfFederation, zakon: FbihLaw) => {
    const received = bothWays(basis, forward(ratesOf(zakon, costs(zakon), nerezident)));
    const zdravstveno_federacija = share(received.zdravstveno, zakon.raspodjela_zdravstveno.federacija);
    return {
      ...received,
      zdravstveno_federacija,
      zdravstveno_kanton: received.zdravstveno - zdravstveno_federacija,
      ...payerCost(received, zakon, nerezident ? 0 : zakon.doprinosi_ugovor.pio),
    };
  };

/** The common parts of such contracts: law, day, and selection of notations. */
export const contractLaw = {
  law: fbih,
  dayOf: ({ datum }: ContractOfFederation, danas: Day): Day => datum ?? danas,
  variant: ({ basis, nerezident }: ContractOfFederation) => ({
    basis: basis.line,
    isResident: !nerezident,
  }),
};
