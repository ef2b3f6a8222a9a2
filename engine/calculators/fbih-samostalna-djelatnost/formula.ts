import { dayOf, MONTHS_A_YEAR } from '../../core/days/day.ts';
import { known } from '../../core/law.ts';
import { type Feninga, mulDiv, PPM, share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { fbih } from '../../law/fbih/index.ts';
import type { FbihLaw } from '../../rules/fbih/taxed-wage.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';
import {
  type PartOfMonth,
  partsOf,
  ratesOf,
  type SelfEmployedInput,
  variantOf,
  type YearParts,
} from './variant.ts';

type Rates = NonNullable<FbihLaw['doprinosi_samostalne']>;

/** The contributions of a whole month: each fund is rounded, the month is their sum. */
function monthly(osnovica: Feninga, rates: Rates, zakon: FbihLaw) {
  const PIO = share(osnovica, rates.pio);
  const zdravstveno = share(osnovica, rates.zdravstveno);
  const nezaposlenost = share(osnovica, rates.nezaposlenost);
  const zdravstveno_federacija = share(zdravstveno, zakon.raspodjela_zdravstveno.federacija);
  const nezaposlenost_federacija = share(nezaposlenost, zakon.raspodjela_nezaposlenost.federacija);
  return {
    PIO,
    zdravstveno,
    zdravstveno_federacija,
    zdravstveno_kanton: zdravstveno - zdravstveno_federacija,
    nezaposlenost,
    nezaposlenost_federacija,
    nezaposlenost_kanton: nezaposlenost - nezaposlenost_federacija,
    ukupne_obaveze: PIO + zdravstveno + nezaposlenost,
  };
}

type Month = ReturnType<typeof monthly>;

/** The funds of a partial month. */
function byDays({ PIO, zdravstveno, nezaposlenost }: Month, { worked, days }: PartOfMonth) {
  const part = (fund: Feninga): Feninga => mulDiv(fund, worked, days);
  const [ofPio, ofHealth, ofUnemployment] = [part(PIO), part(zdravstveno), part(nezaposlenost)];
  return { ofPio, ofHealth, ofUnemployment, together: ofPio + ofHealth + ofUnemployment };
}

function ofFirst(month: Month, part: PartOfMonth) {
  const { ofPio, ofHealth, ofUnemployment, together } = byDays(month, part);
  return {
    dani_prvog_mjeseca: part.worked,
    prvi_mjesec_PIO: ofPio,
    prvi_mjesec_zdravstveno: ofHealth,
    prvi_mjesec_nezaposlenost: ofUnemployment,
    prvi_mjesec: together,
  };
}

function ofLast(month: Month, part: PartOfMonth) {
  const { ofPio, ofHealth, ofUnemployment, together } = byDays(month, part);
  return {
    dani_posljednjeg_mjeseca: part.worked,
    posljednji_mjesec_PIO: ofPio,
    posljednji_mjesec_zdravstveno: ofHealth,
    posljednji_mjesec_nezaposlenost: ofUnemployment,
    posljednji_mjesec: together,
  };
}

/** @param later the contributions of a month after a change of the rates inside the year, and that month */
function yearly(parts: YearParts, month: Month, later?: Later) {
  const { period, wholeMonths, firstWhole, lastWhole, first, last } = parts;
  const begun = first && ofFirst(month, first);
  const ended = last && ofLast(later?.month ?? month, last);
  const inParts = (begun?.prvi_mjesec ?? 0) + (ended?.posljednji_mjesec ?? 0);
  const wholeLater = later ? Math.max(0, lastWhole - Math.max(firstWhole, later.from) + 1) : 0;
  const ofLater = wholeLater * (later?.month.ukupne_obaveze ?? 0);
  return {
    prvi_dan_rada: period.od,
    posljednji_dan_rada: period.do,
    puni_mjeseci: wholeMonths,
    ...(later && { puni_mjeseci_od_izmjene: wholeLater }),
    ...begun,
    ...ended,
    godisnji_trosak: (wholeMonths - wholeLater) * month.ukupne_obaveze + ofLater + inParts,
  };
}

interface Later {
  readonly from: number;
  readonly month: Month;
}

const linesOfLater = ({ from, month }: Later) => ({
  izmjena_mjesec: from,
  izmjena_PIO: month.PIO,
  izmjena_zdravstveno: month.zdravstveno,
  izmjena_zdravstveno_federacija: month.zdravstveno_federacija,
  izmjena_zdravstveno_kanton: month.zdravstveno_kanton,
  izmjena_nezaposlenost: month.nezaposlenost,
  izmjena_nezaposlenost_federacija: month.nezaposlenost_federacija,
  izmjena_nezaposlenost_kanton: month.nezaposlenost_kanton,
  izmjena_ukupne_obaveze: month.ukupne_obaveze,
});

function taxed({ dobit, koeficijent }: SelfEmployedInput, zakon: FbihLaw) {
  if (dobit === null) return {};
  const licni_odbitak = share(MONTHS_A_YEAR * zakon.porez_na_platu.licni_odbitak, koeficijent ?? PPM);
  const osnovica_poreza = Math.max(0, dobit - licni_odbitak);
  const godisnji_porez = share(osnovica_poreza, zakon.porez_samostalne.stopa);
  return { dobit, licni_odbitak, osnovica_poreza, godisnji_porez };
}

function formula(input: SelfEmployedInput, zakon: FbihLaw) {
  const bases: Readonly<Record<string, Feninga>> = known(zakon.osnovica_samostalne);
  const osnovica = known(bases[input.kategorija]);
  const change = known(zakon.doprinosi_samostalne_izmjena);
  const parts = partsOf(input);
  const { startsAfter, changes } = ratesOf(parts, change.od_mjeseca);
  const month = monthly(osnovica, startsAfter ? change : known(zakon.doprinosi_samostalne), zakon);
  const later = changes ? { from: change.od_mjeseca, month: monthly(osnovica, change, zakon) } : undefined;
  return {
    osnovica,
    ...month,
    ...(later && linesOfLater(later)),
    ...yearly(parts, month, later),
    ...taxed(input, zakon),
  };
}

export const rules = defineRules({
  slip,
  law: fbih,
  dayOf: ({ godina }: SelfEmployedInput) => dayOf(godina, 1),
  formula,
  variant: variantOf,
  examples,
});
