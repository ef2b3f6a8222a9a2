import { count, date, money, section, sometimes } from '../../kernel/lines.ts';
import type { SelfEmployedVariant } from './variant.ts';

const year = section('Za godinu');

/** What only a month has that is not worked whole. */
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

const yearCost = ({ hasFirst, hasLast }: SelfEmployedVariant): string =>
  [
    'puni_mjeseci × ukupne_obaveze',
    ...(hasFirst ? ['prvi_mjesec'] : []),
    ...(hasLast ? ['posljednji_mjesec'] : []),
  ].join(' + ');

/** The year as a sum of months: the first and the last by days. */
export const yearLines = {
  prvi_dan_rada: date('Prvi dan djelatnosti', {
    aside: true,
    notation: ({ hasStart }: SelfEmployedVariant) => (hasStart ? 'unos.pocetak' : 'prvi_dan(unos.godina)'),
  }),
  posljednji_dan_rada: date('Posljednji dan djelatnosti', {
    aside: true,
    notation: ({ hasEnd }: SelfEmployedVariant) => (hasEnd ? 'unos.kraj' : 'posljednji_dan(unos.godina)'),
  }),
  puni_mjeseci: count('Puni mjeseci', { section: year, aside: true, notation: wholeMonths }),
  dani_prvog_mjeseca: sometimes(
    count('Dani u prvom mjesecu', { section: year, aside: true, notation: firstDays }),
  ),
  prvi_mjesec: sometimes(
    money('Prvi mjesec po danima', {
      section: year,
      aside: true,
      notation: withFirst('ukupne_obaveze × dani_prvog_mjeseca / dani_mjeseca(prvi_dan_rada)'),
    }),
  ),
  dani_posljednjeg_mjeseca: sometimes(
    count('Dani u posljednjem mjesecu', {
      section: year,
      aside: true,
      notation: withLast('dan_u_mjesecu(posljednji_dan_rada)'),
    }),
  ),
  posljednji_mjesec: sometimes(
    money('Posljednji mjesec po danima', {
      section: year,
      aside: true,
      notation: withLast('ukupne_obaveze × dani_posljednjeg_mjeseca / dani_mjeseca(posljednji_dan_rada)'),
    }),
  ),
  godisnji_trosak: money('Ukupno za godinu', { section: year, total: true, hero: 3, notation: yearCost }),
};
