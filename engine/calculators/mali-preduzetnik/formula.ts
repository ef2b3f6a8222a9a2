import type { Example } from '../../core/calculator.ts';
import { type Day, dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import { Refusal } from '../../core/issue.ts';
import { formatMoney, formatRate } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv, share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { allContributions } from '../../rules/rs/year-base.ts';
import { OWN_WORKING, sourceOf } from '../../rules/source-of.ts';
import type { smallEntrepreneurFields } from './definition.ts';
import { slip } from './lines.ts';

const izvor = 'https://boffice.ba/znate-li-ko-moze-biti-mali-preduzetnik/';

const examples: readonly Example[] = [
  {
    title: 'Prihod 36.000 KM: 2 %',
    source: izvor,
    input: { godina: 2026, prihod: 36_000 },
    expected: { porez: 720 },
  },
  {
    title: 'Prihod ispod 30.000 KM: najmanje 600 KM',
    source: izvor,
    input: { godina: 2026, prihod: 20_000 },
    expected: { porez: 600 },
  },
  {
    title: 'Prihod 100.000 KM, na zahtjev od 2025.',
    source: OWN_WORKING,
    input: { godina: 2026, prihod: 100_000 },
    expected: { porez: 2000, doprinosi: 6116.76, ukupne_obaveze: 8116.76, ostaje: 91_883.24 },
  },
  {
    title: 'Pola godine: najmanji porez je upola manji',
    source: OWN_WORKING,
    input: { godina: 2026, prihod: 10_000, mjeseci: 6 },
    expected: { porez: 300, doprinosi: 3058.38, ukupne_obaveze: 3358.38, ostaje: 6641.62 },
  },
];

type Input = InputOf<typeof smallEntrepreneurFields>;

/** @throws Refusal over the maximum revenue: above it profit is taxed */
function withinLimit(prihod: Feninga, { prihod_na_zahtjev, iznad_dobit }: RsLaw['mali_preduzetnik']): void {
  if (prihod > prihod_na_zahtjev)
    throw new Refusal(
      'prihod',
      'raspon',
      `Mali preduzetnik može imati prihod do ${formatMoney(prihod_na_zahtjev)} godišnje: iznad toga porez na dohodak je ${formatRate(iznad_dobit)} dobiti (prihod manje rashodi).`,
    );
}

function formula({ prihod, mjeseci: given }: Input, zakon: RsLaw) {
  const { stopa, najmanje } = zakon.mali_preduzetnik;
  withinLimit(prihod, zakon.mali_preduzetnik);
  const mjeseci = given ?? MONTHS_A_YEAR;
  const najmanji_porez = mulDiv(najmanje, mjeseci, MONTHS_A_YEAR);
  const porez = Math.max(share(prihod, stopa), najmanji_porez);
  const owner = allContributions(zakon, zakon.osnovica_vlasnik);
  const doprinosi = mjeseci * owner.ukupne_obaveze;
  const ukupne_obaveze = porez + doprinosi;
  return {
    mjeseci,
    najmanji_porez,
    porez,
    prosjecna_bruto: owner.prosjecna_bruto,
    osnovica: owner.osnovica,
    doprinosi_mjesecno: owner.ukupne_obaveze,
    doprinosi,
    ukupne_obaveze,
    ostaje: Math.max(0, prihod - ukupne_obaveze),
  };
}

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ godina }: Input) => dayOf(godina, 1),
  formula,
  variant: ({ mjeseci }) => ({ isWholeYear: mjeseci === null }),
  warnings,
  examples,
});

interface Revenue {
  readonly prihod: Feninga;
}

interface Dues {
  readonly ukupne_obaveze: Feninga;
}

/** Above the limit that applies without a request, and a year without a remainder. */
function warnings({ prihod }: Revenue, lines: Dues, zakon: RsLaw, day: Day): Warning[] {
  const { prihod: limit } = zakon.mali_preduzetnik;
  const overLimit: Warning = {
    polje: 'prihod',
    poruka: `Prihod iznad ${formatMoney(limit)}: status malog preduzetnika samo na zahtjev poreskoj upravi.`,
    izvor: sourceOf(rs, day, 'mali_preduzetnik'),
  };
  const nothingLeft: Warning = {
    polje: 'ostaje',
    poruka: `Obaveze su veće od prihoda za ${formatMoney(lines.ukupne_obaveze - prihod)}.`,
    izvor: null,
  };
  return [...(prihod > limit ? [overLimit] : []), ...(lines.ukupne_obaveze > prihod ? [nothingLeft] : [])];
}
