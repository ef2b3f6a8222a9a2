import { type Day, dayOf, daysInMonth, monthOf, yearOf } from '../../kernel/days/day.ts';
import type { Certainty } from '../../kernel/law.ts';
import type { Firm } from '../model/firm.ts';
import type { PayrollMonth } from '../model/month.ts';

/** A day on which something of the month is due at the latest. No day is moved for a weekend or a holiday: whether the law moves it was not read. */
export interface Deadline {
  readonly id: string;
  readonly day: Day;
  readonly title: string;
  readonly note: string;
  readonly source: string;
  readonly certainty: Certainty;
}

/** What a firm has to do for a month that is paid on its payday, in the order of days. */
export function deadlinesOf(firm: Firm, month: PayrollMonth): readonly Deadline[] {
  const own = { fbih: federalDates, rs: srpskaDates, bd: districtDates }[firm.entity];
  return own(firm, month).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/** So many months later. */
function later({ year, month }: YearMonth, by: number): YearMonth {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

const dayIn = ({ year, month }: YearMonth, date: number): Day => dayOf(year, month, date);
const endOf = ({ year, month }: YearMonth): Day => dayOf(year, month, daysInMonth(year, month));
const paidIn = ({ payday }: PayrollMonth): YearMonth => ({ year: yearOf(payday), month: monthOf(payday) });

const FEDERAL_CALENDAR =
  'http://www.orfis.ba/index.php/prakti%C4%8Dne-informacije/porezni-kalendar/kalendar-direktnih-poreza-u-fbih.html';
const YEARLY_NOTICE =
  'https://parco.gov.ba/2010/01/27/rok-za-podnosenje-godisnjih-poreznih-prijava-do-30-aprila-2010/';
const CONTRIBUTIONS_ACT = 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html';

const MIP_DAY = 15;
const RETURN_DAY = 10;

function federalDates({ kind }: Firm, month: PayrollMonth): Deadline[] {
  const payout: Deadline = {
    id: '2001',
    day: month.payday,
    title: 'Plaća, porez i doprinosi, obrazac 2001',
    note: 'Porez, doprinosi i obrazac 2001 (za radnike iz RS 2001-A) zajedno s isplatom.',
    source: FEDERAL_CALENDAR,
    certainty: 'srednja',
  };
  return [
    payout,
    ...(kind === 'obrt' ? [craftDate(month)] : []),
    mipDate(month),
    ...(monthOf(month.payday) === 12 ? [yearlyDate(yearOf(month.payday) + 1)] : []),
  ];
}

const craftDate = (month: PayrollMonth): Deadline => ({
  id: 'doprinosi-obrt',
  day: endOf(later(month, 1)),
  title: 'Doprinosi za radnike obrta',
  note: 'Najkasnije do kraja narednog mjeseca.',
  source: FEDERAL_CALENDAR,
  certainty: 'srednja',
});

/** Whether the month of the wage or of the payout counts is not clear: the earlier day that is still after the payday. */
function mipDate(month: PayrollMonth): Deadline {
  const candidates = [later(month, 1), later(paidIn(month), 1)].map((one) => dayIn(one, MIP_DAY));
  return {
    id: 'mip-1023',
    day: candidates.find((day) => day > month.payday) ?? candidates[1] ?? month.payday,
    title: 'MIP-1023',
    note: 'Do 15. u mjesecu. Nije jasno računa li se mjesec plaće ili isplate: naveden je raniji dan poslije isplate.',
    source: FEDERAL_CALENDAR,
    certainty: 'niska',
  };
}

/** The last of February, by a notice of 2010; leap years are the calendar's. */
const yearlyDate = (year: number): Deadline => ({
  id: 'gip-1022',
  day: endOf({ year, month: 2 }),
  title: `GIP-1022 za ${year - 1}.`,
  note: 'Obavještenje Porezne uprave iz 2010: od 1. do 28. februara; neki podsjećaju već u januaru.',
  source: YEARLY_NOTICE,
  certainty: 'niska',
});

const srpskaDates = (_: Firm, month: PayrollMonth): Deadline[] => [
  {
    id: 'isplata',
    day: month.payday,
    title: 'Plata i doprinosi',
    note: 'Doprinosi uz svaku isplatu; za neisplaćenu platu najkasnije dva mjeseca poslije kraja mjeseca (Zakon o doprinosima čl. 24).',
    source: CONTRIBUTIONS_ACT,
    certainty: 'visoka',
  },
  {
    id: '1002-porez',
    day: dayIn(later(paidIn(month), 1), RETURN_DAY),
    title: 'Obrazac 1002',
    note: 'Porez: do 10. za isplate prethodnog mjeseca (Uputstvo, SG RS 73/11). Doprinosi: do kraja mjeseca za prethodni mjesec.',
    source: CONTRIBUTIONS_ACT,
    certainty: 'srednja',
  },
  {
    id: '1002-doprinosi',
    day: endOf(later(month, 1)),
    title: 'Obrazac 1002: krajnji rok za doprinose',
    note: 'Do kraja mjeseca za prethodni mjesec (Zakon o doprinosima čl. 23 st. 1).',
    source: CONTRIBUTIONS_ACT,
    certainty: 'visoka',
  },
];

const districtDates = (_: Firm, month: PayrollMonth): Deadline[] => [
  {
    id: 'isplata',
    day: month.payday,
    title: 'Isplata plate',
    note: 'Rokovi i obrasci Poreske uprave Brčko distrikta nisu pronađeni: raspitajte se.',
    source: 'https://df.bdcentral.net',
    certainty: 'niska',
  },
];
