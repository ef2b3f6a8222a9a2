import { dayOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { formatMoney, formatRate } from '../../../core/numbers/format.ts';
import { share } from '../../../core/numbers/money.ts';
import { placa_pripravnika } from '../../../law/fbih/special-workers.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { SettledWage } from '../../model/wage.ts';
import { insuredWithoutPay } from '../api-request/without-pay.ts';
import { contributionsOf, hundredthsOf } from './figures.ts';

type Wage = Pick<SettledWage, 'worker' | 'entity' | 'request' | 'answer' | 'figures'>;

const WITHOUT_PAY: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Bez plaće',
  rs: 'Bez plate',
  bd: 'Bez plate',
};

/** What a worker's status changes in a month, and what to check about it. */
export const statusNotes = (wage: Wage): readonly string[] => [
  ...withoutPayNotes(wage),
  ...traineeNotes(wage),
  ...longerServiceNotes(wage),
];

function withoutPayNotes({ worker, entity, figures }: Wage): readonly string[] {
  const insured = insuredWithoutPay(entity, worker);
  if (insured === undefined) return [];
  const head = WITHOUT_PAY[entity];
  if (insured === 'typed')
    return [
      `${head}: osiguranje ${formatMoney(figures.insurance ?? 0)} mjesečno plaća firma, koliko je upisano kod radnika.`,
    ];
  const contributions =
    contributionsOf(figures) + figures.pension.on + figures.health.on + figures.unemployment.on;
  return [
    `${head}: firma plaća samo doprinose, ${formatMoney(contributions)}, na najnižu osnovicu ${formatMoney(figures.base)}. ${SOURCES[entity]}`,
  ];
}

const SOURCES: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'Pravilnik o načinu obračunavanja i uplate doprinosa (SN FBiH 64/08 … 6/22) čl. 2 i čl. 20.',
  rs: 'Zakon o doprinosima čl. 10a i čl. 24 st. 2.',
  bd: '',
};

/** In the Federation a pripravnik is paid a share of the wage of the post; of other entities no share was found. */
function traineeNotes({ worker, entity, request, answer }: Wage): readonly string[] {
  if (worker.status !== 'trainee' || entity !== 'fbih') return [];
  const law = changeOn(placa_pripravnika, dayOf(Number(request.godina), Number(request.mjesec)));
  if (!law) return [];
  const { najmanje } = law.vrijednost;
  if (worker.postWage === undefined)
    return [
      `Pripravnik: upišite kod radnika bruto plaću radnog mjesta, da se provjeri najmanjih ${formatRate(najmanje)} (Zakon o radu FBiH čl. 32).`,
    ];
  const least = share(worker.postWage, najmanje);
  const agreed = wholeMonthGross(request, answer);
  return agreed < least
    ? [
        `Pripravnik: ugovoreni bruto ${formatMoney(agreed)} je manji od ${formatRate(najmanje)} plaće radnog mjesta, ${formatMoney(least)} (Zakon o radu FBiH čl. 32).`,
      ]
    : [];
}

/** The agreed gross of a whole month; of an agreed net what its call found for the hours paid. */
const wholeMonthGross = (request: Wage['request'], answer: Wage['answer']): number =>
  hundredthsOf(request.bruto_plata_input ?? answer.bruto_plata_osnovna);

function longerServiceNotes({ worker, entity, figures }: Wage): readonly string[] {
  if (worker.longerService === undefined || insuredWithoutPay(entity, worker) !== undefined) return [];
  if (figures.longerPension !== undefined)
    return [
      `Staž s uvećanim trajanjem 12/${worker.longerService}: dodatni doprinos PIO/MIO ${formatMoney(figures.longerPension)} plaća firma. Stopu provjerite prije uplate.`,
    ];
  return [
    `Staž s uvećanim trajanjem 12/${worker.longerService}: dodatni doprinos nije obračunat.${entity === 'rs' ? ' Prijavljuje se na obrascu DL6, vrsta 35.' : ''}`,
  ];
}
