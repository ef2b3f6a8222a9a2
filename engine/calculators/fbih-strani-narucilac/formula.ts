import type { Example, WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import { Refusal } from '../../core/issue.ts';
import { type Feninga, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { fbih } from '../../law/fbih/index.ts';
import { bothWays } from '../../rules/contract/both-ways.ts';
import type { FbihLaw } from '../../rules/fbih/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { type foreignClientFields, notOffered } from './definition.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 2.000 KM uz 20 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 20, datum: '2026-11-20' },
    expected: {
      normirani_troskovi: 400,
      dohodak: 1600,
      zdravstveno: 64,
      osnovica: 1536,
      porez: 153.6,
      neto: 1782.4,
    },
  },
  {
    title: 'Bruto 2.000 KM uz 30 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 30, datum: '2026-11-20' },
    expected: { dohodak: 1400, zdravstveno: 56, porez: 134.4, neto: 1809.6 },
  },
  {
    title: 'Porez plaćen u inostranstvu odbija se od poreza',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 20, porez_inostranstvo: 100, datum: '2026-11-20' },
    expected: { zdravstveno: 64, porez: 53.6, neto: 1782.4 },
  },
];

type Input = InputOf<typeof foreignClientFields> & WithBasis;

const forward =
  (zakon: FbihLaw, normirani: Ppm, porez_inostranstvo: Feninga) => (bruto: Feninga, take: TakeShare) => {
    const normirani_troskovi = take(bruto, normirani);
    const dohodak = bruto - normirani_troskovi;
    const zdravstveno = take(dohodak, zakon.doprinosi_ugovor.zdravstveno);
    const osnovica = dohodak - zdravstveno;
    const porez_obracunati = take(osnovica, zakon.porez_ugovor.stopa);
    const porez = Math.max(0, porez_obracunati - porez_inostranstvo);
    const neto = bruto - porez_inostranstvo - zdravstveno - porez;
    const ofIncome = { normirani_troskovi, dohodak, zdravstveno, osnovica, porez_obracunati };
    return { bruto, ...ofIncome, porez_inostranstvo, porez, neto };
  };

function formula({ basis, normirani, porez_inostranstvo }: Input, zakon: FbihLaw) {
  const offered = [zakon.normirani_djelo.posto, zakon.normirani_autor.posto];
  if (!offered.includes(normirani)) throw new Refusal('normirani', 'raspon', notOffered(offered));
  const lines = bothWays(basis, forward(zakon, normirani, porez_inostranstvo ?? 0));
  if (lines.neto < 0)
    throw new Refusal(
      'porez_inostranstvo',
      'raspon',
      'Porez plaćen u inostranstvu veći je od onoga što od naknade ostaje: provjerite oba iznosa.',
    );
  const zdravstveno_federacija = share(lines.zdravstveno, zakon.raspodjela_zdravstveno.federacija);
  return {
    ...lines,
    zdravstveno_federacija,
    zdravstveno_kanton: lines.zdravstveno - zdravstveno_federacija,
  };
}

export const rules = defineRules({
  slip,
  law: fbih,
  dayOf: ({ datum }: Input, danas) => datum ?? danas,
  formula,
  variant: ({ basis, porez_inostranstvo }) => ({
    basis: basis.line,
    isTaxedAbroad: porez_inostranstvo !== null,
  }),
  examples,
});
