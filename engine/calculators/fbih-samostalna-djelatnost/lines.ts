import { count, date, money, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import type { SelfEmployedVariant } from './variant.ts';

const later = section('Doprinosi mjesečno poslije izmjene stopa u toku godine');

const whenChanged =
  (notation: string) =>
  ({ changes }: SelfEmployedVariant): string | undefined =>
    changes ? notation : undefined;

const LAW = 'zakon.doprinosi_samostalne_izmjena';

const line = (name: string, notation: string, options: { total?: true; within?: true } = {}) =>
  sometimes(money(name, { section: later, ...options, notation: whenChanged(notation) }));

const laterFund = (name: string, rate: string) => line(name, `osnovica × ${LAW}.${rate}`);

const federal = (name: string, whole: string) =>
  line(`${name}: Federacija`, `izmjena_${whole} × zakon.raspodjela_${whole}.federacija`, { within: true });

const cantonal = (name: string, whole: string) =>
  line(`${name}: kanton`, `izmjena_${whole} − izmjena_${whole}_federacija`, { within: true });

/** A month of the later rates, in a year in which they change. */
const laterLines = {
  izmjena_mjesec: sometimes(
    count('Od mjeseca', { section: later, notation: whenChanged(`${LAW}.od_mjeseca`) }),
  ),
  izmjena_PIO: laterFund('PIO/MIO', 'pio'),
  izmjena_zdravstveno: laterFund('Zdravstveno osiguranje', 'zdravstveno'),
  izmjena_zdravstveno_federacija: federal('Zdravstveno', 'zdravstveno'),
  izmjena_zdravstveno_kanton: cantonal('Zdravstveno', 'zdravstveno'),
  izmjena_nezaposlenost: laterFund('Osiguranje od nezaposlenosti', 'nezaposlenost'),
  izmjena_nezaposlenost_federacija: federal('Nezaposlenost', 'nezaposlenost'),
  izmjena_nezaposlenost_kanton: cantonal('Nezaposlenost', 'nezaposlenost'),
  izmjena_ukupne_obaveze: line(
    'Ukupno mjesečno poslije izmjene',
    'izmjena_PIO + izmjena_zdravstveno + izmjena_nezaposlenost',
    { total: true },
  ),
};

const year = section('Za godinu');

/** Lines that only a partial month has. */
const withFirst =
  (notation: string) =>
  ({ hasFirst }: SelfEmployedVariant): string | undefined =>
    hasFirst ? notation : undefined;

const withLast =
  (notation: string) =>
  ({ hasLast }: SelfEmployedVariant): string | undefined =>
    hasLast ? notation : undefined;

const firstDays = ({ hasFirst, isOneMonth }: SelfEmployedVariant): string | undefined => {
  if (!hasFirst) return undefined;
  return isOneMonth
    ? 'razmak(prvi_dan_rada; posljednji_dan_rada) + 1'
    : 'dani_mjeseca(prvi_dan_rada) − dan_u_mjesecu(prvi_dan_rada) + 1';
};

const wholeMonths = ({ hasFirst, hasLast }: SelfEmployedVariant): string => {
  const parts = Number(hasFirst) + Number(hasLast);
  return `mjeseci_izmedju(prvi_dan_rada; posljednji_dan_rada) + 1${parts > 0 ? ` − ${parts}` : ''}`;
};

/** The number of the month of a day of the year. */
const monthNumber = (day: string): string => `mjeseci_izmedju(prvi_dan(unos.godina); ${day}) + 1`;

/** Whole months of the later rates, when these change inside the year. */
const wholeMonthsLater = ({ changes, hasFirst, hasLast }: SelfEmployedVariant): string | undefined => {
  if (!changes) return undefined;
  const firstWhole = `${monthNumber('prvi_dan_rada')}${hasFirst ? ' + 1' : ''}`;
  const lastWhole = `${monthNumber('posljednji_dan_rada')}${hasLast ? ' − 1' : ''}`;
  return `max(0; ${lastWhole} − max(${firstWhole}; zakon.doprinosi_samostalne_izmjena.od_mjeseca) + 1)`;
};

const firstPart = (label: string, fund: string) =>
  sometimes(
    money(`Prvi mjesec: ${label}`, {
      section: year,
      explainedOnly: true,
      notation: withFirst(`${fund} × dani_prvog_mjeseca / dani_mjeseca(prvi_dan_rada)`),
    }),
  );

const lastPart = (label: string, fund: string) =>
  sometimes(
    money(`Posljednji mjesec: ${label}`, {
      section: year,
      explainedOnly: true,
      notation: ({ hasLast, changes }: SelfEmployedVariant) =>
        hasLast
          ? `${changes ? 'izmjena_' : ''}${fund} × dani_posljednjeg_mjeseca / dani_mjeseca(posljednji_dan_rada)`
          : undefined,
    }),
  );

const yearCost = ({ hasFirst, hasLast, changes }: SelfEmployedVariant): string =>
  [
    ...(changes
      ? [
          '(puni_mjeseci − puni_mjeseci_od_izmjene) × ukupne_obaveze',
          'puni_mjeseci_od_izmjene × izmjena_ukupne_obaveze',
        ]
      : ['puni_mjeseci × ukupne_obaveze']),
    ...(hasFirst ? ['prvi_mjesec'] : []),
    ...(hasLast ? ['posljednji_mjesec'] : []),
  ].join(' + ');

/** The year as a sum of months: the first and the last by days, each fund rounded, as it is paid. */
const yearLines = {
  prvi_dan_rada: date('Prvi dan djelatnosti', {
    explainedOnly: true,
    notation: ({ hasStart }: SelfEmployedVariant) => (hasStart ? 'unos.pocetak' : 'prvi_dan(unos.godina)'),
  }),
  posljednji_dan_rada: date('Posljednji dan djelatnosti', {
    explainedOnly: true,
    notation: ({ hasEnd }: SelfEmployedVariant) => (hasEnd ? 'unos.kraj' : 'posljednji_dan(unos.godina)'),
  }),
  puni_mjeseci: count('Puni mjeseci', { section: year, explainedOnly: true, notation: wholeMonths }),
  puni_mjeseci_od_izmjene: sometimes(
    count('Puni mjeseci poslije izmjene stopa', {
      section: year,
      explainedOnly: true,
      notation: wholeMonthsLater,
    }),
  ),
  dani_prvog_mjeseca: sometimes(
    count('Dani u prvom mjesecu', { section: year, explainedOnly: true, notation: firstDays }),
  ),
  prvi_mjesec_PIO: firstPart('PIO/MIO', 'PIO'),
  prvi_mjesec_zdravstveno: firstPart('zdravstveno', 'zdravstveno'),
  prvi_mjesec_nezaposlenost: firstPart('nezaposlenost', 'nezaposlenost'),
  prvi_mjesec: sometimes(
    money('Prvi mjesec po danima', {
      section: year,
      explainedOnly: true,
      notation: withFirst('prvi_mjesec_PIO + prvi_mjesec_zdravstveno + prvi_mjesec_nezaposlenost'),
    }),
  ),
  dani_posljednjeg_mjeseca: sometimes(
    count('Dani u posljednjem mjesecu', {
      section: year,
      explainedOnly: true,
      notation: withLast('dan_u_mjesecu(posljednji_dan_rada)'),
    }),
  ),
  posljednji_mjesec_PIO: lastPart('PIO/MIO', 'PIO'),
  posljednji_mjesec_zdravstveno: lastPart('zdravstveno', 'zdravstveno'),
  posljednji_mjesec_nezaposlenost: lastPart('nezaposlenost', 'nezaposlenost'),
  posljednji_mjesec: sometimes(
    money('Posljednji mjesec po danima', {
      section: year,
      explainedOnly: true,
      notation: withLast(
        'posljednji_mjesec_PIO + posljednji_mjesec_zdravstveno + posljednji_mjesec_nezaposlenost',
      ),
    }),
  ),
  godisnji_trosak: money('Ukupno za godinu', {
    section: year,
    total: true,
    mainPlace: 3,
    notation: yearCost,
  }),
};

const tax = section('Godišnji porez na dohodak', {
  note: 'Prijava SPR-1053 predaje se do 31. marta naredne godine.',
});

const whenTaxed =
  (notation: string) =>
  ({ isTaxed }: SelfEmployedVariant): string | undefined =>
    isTaxed ? notation : undefined;

/** The tax of the year, when the profit is given. */
const taxLines = {
  dobit: sometimes(money('Dobit', { section: tax, explainedOnly: true, notation: whenTaxed('unos.dobit') })),
  licni_odbitak: sometimes(
    money('Lični odbitak za godinu', {
      section: tax,
      explainedOnly: true,
      notation: ({ isTaxed, hasCoefficient }: SelfEmployedVariant) => {
        if (!isTaxed) return undefined;
        return `12 × zakon.porez_na_platu.licni_odbitak${hasCoefficient ? ' × unos.koeficijent' : ''}`;
      },
    }),
  ),
  osnovica_poreza: sometimes(
    money('Porezna osnovica', {
      section: tax,
      explainedOnly: true,
      notation: whenTaxed('max(0; dobit − licni_odbitak)'),
    }),
  ),
  godisnji_porez: sometimes(
    money('Porez na dohodak za godinu', {
      section: tax,
      total: true,
      notation: whenTaxed('osnovica_poreza × zakon.porez_samostalne.stopa'),
    }),
  ),
};

const month = section('Doprinosi mjesečno', { note: 'Rok uplate: 10. u mjesecu za prethodni mjesec.' });

const fund = (name: string, rate: string, part: number) =>
  money(name, {
    section: month,
    part,
    notation: ({ startsAfter }: SelfEmployedVariant) => `osnovica × ${rates(startsAfter)}.${rate}`,
  });

const rates = (isLater: boolean): string => `zakon.doprinosi_samostalne${isLater ? '_izmjena' : ''}`;

/** The part of the Federation is rounded, the canton's is the rest. */
const splitOf = (name: string, whole: string) => ({
  federation: money(`${name}: Federacija`, {
    section: month,
    within: true,
    notation: `${whole} × zakon.raspodjela_${whole}.federacija`,
  }),
  canton: money(`${name}: kanton`, {
    section: month,
    within: true,
    notation: `${whole} − ${whole}_federacija`,
  }),
});

const health = splitOf('Zdravstveno', 'zdravstveno');
const unemployment = splitOf('Nezaposlenost', 'nezaposlenost');

export const slip = slipOf({
  osnovica: money('Mjesečna osnovica', {
    section: month,
    mainPlace: 2,
    notation: ({ kategorija }: SelfEmployedVariant) => `zakon.osnovica_samostalne.${kategorija}`,
  }),
  PIO: fund('PIO/MIO', 'pio', 1),
  zdravstveno: fund('Zdravstveno osiguranje', 'zdravstveno', 2),
  zdravstveno_federacija: health.federation,
  zdravstveno_kanton: health.canton,
  nezaposlenost: fund('Osiguranje od nezaposlenosti', 'nezaposlenost', 3),
  nezaposlenost_federacija: unemployment.federation,
  nezaposlenost_kanton: unemployment.canton,
  ukupne_obaveze: money('Ukupno mjesečno', {
    section: month,
    total: true,
    mainPlace: 1,
    whole: true,
    notation: 'PIO + zdravstveno + nezaposlenost',
  }),
  ...laterLines,
  ...yearLines,
  ...taxLines,
});
