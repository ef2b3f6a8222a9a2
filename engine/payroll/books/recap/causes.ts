import { type Day, dayOf } from '../../../core/days/day.ts';
import type { AnyParameter } from '../../../core/law.ts';
import { formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { scaleOf, unitOf } from '../../../core/numbers/units.ts';
import { formatValue, toWire } from '../../../core/numbers/value.ts';
import * as bdContributions from '../../../law/bd/contributions.ts';
import { topli_obrok_neoporezivo as bdMeal } from '../../../law/bd/hot-meal.ts';
import { porez_na_platu as bdTax } from '../../../law/bd/income-tax.ts';
import { naknada_voda as bdWater } from '../../../law/bd/levies.ts';
import * as fbihContributions from '../../../law/fbih/contributions.ts';
import { topli_obrok_neoporezivo as fbihMeal } from '../../../law/fbih/hot-meal.ts';
import { porez_na_platu as fbihTax } from '../../../law/fbih/income-tax.ts';
import * as fbihLevies from '../../../law/fbih/levies.ts';
import { najniza_osnovica as fbihLeast } from '../../../law/fbih/minimum-wage.ts';
import { doprinosi } from '../../../law/rs/contributions.ts';
import { topli_obrok_izmjena, topli_obrok_minimum } from '../../../law/rs/hot-meal.ts';
import { porez_na_platu, umanjenje_po_clanu } from '../../../law/rs/income-tax.ts';
import { najniza_osnovica, oslobodjeni_dio } from '../../../law/rs/minimum-base.ts';
import { najniza_bruto, najniza_plata } from '../../../law/rs/minimum-wage.ts';
import { solidarnost } from '../../../law/rs/solidarity.ts';
import { employmentsIn } from '../../model/employment.ts';
import { MONTH_COLUMNS, type MonthColumn } from '../../model/month-columns.ts';
import { agreedFor } from '../../model/month-share.ts';
import type { PaidLine } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import { OWN_FIELD_NAMES } from '../../month/api-request/own-fields.ts';
import { defaultsAsFields } from '../../month/api-request/paid-by-default.ts';
import { RATE_FIELDS } from '../../month/api-request/rate-fields.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import { furtherIn } from '../../month/calculate/pays-of.ts';
import type { ChangeCause } from './change-cause.ts';

type Wire = Readonly<Record<string, unknown>>;
type Row = readonly [kind: ChangeCause['kind'], field: string, label: string, unit: string];

/** Pay in kind is sent among further taxed pay. */
const IN_KIND: Row = ['pay', 'u_stvarima', MONTH_COLUMNS.inKind.label, 'iznos'];
/** Sent among further taxed pay in Republika Srpska, and not at all in the Federation. */
const FOR_FUND: Row = ['pay', 'naknada_fonda', 'Naknada na teret fonda, bruto', 'iznos'];
const { field: FURTHER = '' } = MONTH_COLUMNS.bonus;
const { field: UNTAXED = '' } = MONTH_COLUMNS.untaxed;

/** The fields of a call, with pay in kind and pay for a fund separate. */
function requestFields(wage: SettledWage): Wire {
  const { request, entity, figures } = wage;
  const { inKind } = figures;
  const refunded = refundSum(wage, 'gross');
  if (inKind === 0 && refunded === 0) return request;
  const further = hundredthsOf(request[FURTHER]) - inKind - (entity === 'rs' ? refunded : 0);
  const { [FURTHER]: _, ...rest } = request;
  return {
    ...rest,
    ...(further > 0 && { [FURTHER]: toWire('iznos', further) }),
    ...(inKind > 0 && { u_stvarima: toWire('iznos', inKind) }),
    ...(refunded > 0 && { naknada_fonda: toWire('iznos', refunded) }),
  };
}

/** Of the worker: a call may have the gross of an agreed net, which was not agreed. */
const AGREED: readonly Row[] = [
  ['agreed', 'bruto', 'Ugovoreni bruto', 'iznos'],
  ['agreed', 'neto', 'Ugovoreni neto', 'iznos'],
  ['agreed', 'isplata', 'Ugovoreno za isplatu', 'iznos'],
];

/** Amounts and counted meals; the other columns of a month are hours and days. */
const isPay = (kind: MonthColumn['kind']): boolean => kind === 'iznos' || kind === 'cijeli';

/** Fields of a call that change a wage, in the usual order of questions. */
const FIELDS: readonly Row[] = [
  ['employment', 'sati_dnevno', 'Sati dnevno', 'sati'],
  ['employment', 'zaposlen_od', 'Zaposlen od', 'datum'],
  ['employment', 'zaposlen_do', 'Zaposlen do', 'datum'],
  ['employment', 'prekid_od', 'Prekid između dva zaposlenja od', 'datum'],
  ['employment', 'prekid_do', 'Prekid između dva zaposlenja do', 'datum'],
  ['employment', 'staz', 'Godine staža', 'broj'],
  ...OWN_FIELD_NAMES.map((row): Row => ['card', ...row]),
  ['pay', 'topli_obrok_input', 'Topli obrok po danu', 'iznos'],
  ['card', 'osnovica_djelatnosti', 'Osnovica djelatnosti', 'da_ne'],
  ['pay', 'prosjecna_neto', 'Prosječna neto plaća za neoporezivi obrok', 'iznos'],
  // Percentages are those of `RATES`.
  ...Object.values<MonthColumn>(MONTH_COLUMNS).flatMap(({ field, label, kind }): Row[] =>
    field === undefined || kind === 'posto' ? [] : [[isPay(kind) ? 'pay' : 'hours', field, label, kind]],
  ),
];

const RATES = Object.values(RATE_FIELDS).map(({ field, label, hours }) => ({
  row: ['pay', field, label, 'posto'] as const satisfies Row,
  counted: (hours && MONTH_COLUMNS[hours].field) ?? 'staz',
}));

/** Whether contributions are on at least the minimum base, which sick leave may except, if it exceeds the gross of either month. */
function leastBaseCauses(before: SettledWage, after: SettledWage): ChangeCause[] {
  if (![before, after].some(({ figures }) => figures.base > figures.gross)) return [];
  const row = ['card', 'osnovica', 'Najniža osnovica doprinosa', 'posto'] as const;
  const fieldsOf = ({ request }: SettledWage): Wire => ({
    osnovica: request.najniza_osnovica === true ? (request.najniza_osnovica_dio ?? true) : false,
  });
  return causeOf(row, fieldsOf(before), fieldsOf(after));
}

/** A deduction is sent as an amount only when the card is at another employer: it is 0 then. */
const cardCauses = ({ request: before }: SettledWage, { request: after }: SettledWage): ChangeCause[] => {
  const row = ['card', 'elsewhere', 'Poreska kartica kod drugog poslodavca', 'tekst'] as const;
  const fieldsOf = ({ licni_odbitak_input }: Wire): Wire => ({ elsewhere: licni_odbitak_input === 0 });
  return causeOf(row, fieldsOf(before), fieldsOf(after));
};

/** A percentage is sent only with its hours: if one month has none, the hours are the cause. */
const rateCauses = (before: SettledWage, after: SettledWage): ChangeCause[] =>
  RATES.filter(({ counted }) => before.request[counted] && after.request[counted]).flatMap(({ row }) =>
    causeOf(row, paidWith(before), paidWith(after)),
  );

/** With the default percentages of an earlier version, which were paid too. */
const paidWith = (wage: SettledWage): Wire => ({ ...defaultsAsFields(wage), ...wage.request });

/** Of the month itself, as in the answer. */
const CALENDAR: readonly Row[] = [
  ['calendar', 'radni_dani', 'Radni dani mjeseca', 'dani'],
  ['calendar', 'praznicni_dani', 'Praznici', 'dani'],
];

/** All differences between two wages of one worker that may change a figure: agreements and entries, the calendar, deductions, the law. */
export function causesOf(before: SettledWage, after: SettledWage): ChangeCause[] {
  return [
    ...AGREED.flatMap((row) => causeOf(row, agreedIn(before), agreedIn(after))),
    ...requestCauses(before, after),
    ...cardCauses(before, after),
    ...leastBaseCauses(before, after),
    ...rateCauses(before, after),
    ...CALENDAR.flatMap((row) => causeOf(row, before.answer, after.answer)),
    ...deductionCauses(before, after),
    ...lawChanges(after.entity, dayIn(before.request), dayIn(after.request)),
  ];
}

/** Further pay by kind; as two sums when a closing of an earlier version has no kinds. */
function requestCauses(before: SettledWage, after: SettledWage): ChangeCause[] {
  if (!before.pays || !after.pays)
    return [...FIELDS, IN_KIND, FOR_FUND].flatMap((row) =>
      causeOf(row, requestFields(before), requestFields(after)),
    );
  const fields = FIELDS.filter(
    ([, field]) => field !== FURTHER && field !== UNTAXED && isFelt(field, [before, after]),
  );
  return [
    ...fields.flatMap((row) => causeOf(row, before.request, after.request)),
    ...causeOf(FOR_FUND, requestFields(before), requestFields(after)),
    ...payCauses(furtherIn(before.pays), furtherIn(after.pays)),
  ];
}

/** A typed average changes a wage only through a meal above its limit, or through a kind of pay, which is named itself. */
const isFelt = (field: string, wages: readonly SettledWage[]): boolean =>
  field !== 'prosjecna_neto' ||
  wages.some(
    ({ answer, request }) =>
      hundredthsOf(answer.topli_obrok_oporezivi) > 0 || request.osnovica_djelatnosti === true,
  );

function payCauses(before: readonly PaidLine[], after: readonly PaidLine[]): ChangeCause[] {
  const names = new Map([...before, ...after].map(({ kind, name }) => [kind, name]));
  const paid = (pays: readonly PaidLine[]): Wire =>
    Object.fromEntries(pays.map(({ kind, taxed, untaxed }) => [kind, toWire('iznos', taxed + untaxed)]));
  const [was, is] = [paid(before), paid(after)];
  return [...names].flatMap(([kind, name]) => causeOf(['pay', kind, name, 'iznos'], was, is));
}

function agreedIn({ worker, entity, request }: SettledWage): Wire {
  const month = { year: Number(request.godina), month: Number(request.mjesec) };
  const employed = employmentsIn(worker, month);
  const agreed = employed.length > 0 ? agreedFor(worker, entity, month, employed) : undefined;
  return typeof agreed === 'object' ? { [agreed.kind]: toWire('iznos', agreed.amount) } : {};
}

const dayIn = ({ godina, mjesec }: Wire): string => dayOf(Number(godina), Number(mjesec));

function causeOf([kind, field, label, unit]: Row, before: Wire, after: Wire): ChangeCause[] {
  const [was, is] = [before[field], after[field]].map((value) => written(unit, value));
  return was === is ? [] : [{ kind, text: `${label}: ${was} → ${is}` }];
}

/** A wire value for display. */
function written(kind: string, value: unknown): string {
  if (typeof value === 'string') return formatValue(kind, value);
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (typeof value !== 'number') return kind === 'posto' ? 'po zakonu' : 'ništa';
  const stored = Math.round(value * (kind === 'broj' || kind === 'cijeli' ? 1 : scaleOf(kind)));
  const unit = kind === 'posto' ? '' : unitOf(kind);
  return `${formatValue(kind, stored)}${unit === '' ? '' : ` ${unit}`}`;
}

function deductionCauses(before: SettledWage, after: SettledWage): ChangeCause[] {
  const amountsOf = ({ withheld }: SettledWage): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const { name, amount } of withheld) sums.set(name, (sums.get(name) ?? 0) + amount);
    return sums;
  };
  const [was, is] = [amountsOf(before), amountsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => ({
      kind: 'deductions',
      text: `„${name}“: ${formatMoney(was.get(name) ?? 0)} → ${formatMoney(is.get(name) ?? 0)}`,
    }));
}

const firstOf = ({ promjene }: AnyParameter): Day => promjene[0]?.od ?? '';

/** The minimum base of the Srpska follows the minimum wage, from its introduction until the gross of the minimum wage is published. */
const leastWageAsBase: AnyParameter = {
  ...najniza_plata,
  promjene: najniza_plata.promjene.filter(
    ({ od }) => od >= firstOf(najniza_osnovica) && od < firstOf(najniza_bruto),
  ),
};

/** A month whose minimum meal changed inside it; in the next month the meal itself shows the change. */
const mealInsideMonth: AnyParameter = {
  ...topli_obrok_izmjena,
  promjene: topli_obrok_izmjena.promjene.filter(({ vrijednost }) => vrijednost.dan > 1),
};

/** The figures of the law of a wage: only those that can change it. */
const WAGE_LAW: Readonly<Record<PayrollEntity, readonly AnyParameter[]>> = {
  fbih: [...Object.values(fbihContributions), fbihTax, ...Object.values(fbihLevies), fbihLeast, fbihMeal],
  rs: [
    doprinosi,
    porez_na_platu,
    umanjenje_po_clanu,
    oslobodjeni_dio,
    najniza_osnovica,
    leastWageAsBase,
    najniza_bruto,
    solidarnost,
    topli_obrok_minimum,
    mealInsideMonth,
  ],
  bd: [...Object.values(bdContributions), bdTax, bdWater, bdMeal],
};

/** Every change of the law of wages between two days, in either order. */
export function lawChanges(entity: PayrollEntity, one: Day, other: Day): ChangeCause[] {
  const [after, until] = one < other ? [one, other] : [other, one];
  return WAGE_LAW[entity].flatMap(({ naziv, promjene }) =>
    promjene
      .filter(({ od }) => od > after && od <= until)
      .map(({ od, izvor }) => ({
        kind: 'law' as const,
        text: `Propis: ${naziv.toLowerCase()} od ${formatDay(od)}`,
        ...(izvor.glasilo && { source: izvor.glasilo }),
      })),
  );
}
