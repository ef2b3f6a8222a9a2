import { inWordsOf } from '../../../rules/entity-words.ts';
import {
  isUplift,
  type KindKey,
  type KindUnit,
  kindKey,
  type PayKey,
  type StandingPay,
  type Treatment,
} from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { CarRule, KindOfPay, LimitRule } from './kind.ts';

/**
 * Accounts of the cost in the Federation: Pravilnik o kontnom okviru, SN FBiH 81/21, in the names of its predecessor. The lists of
 * Republika Srpska and the District were not read, so firms there type them.
 */
const WAGE = '520';
const COMPENSATION = '521';
const TRAVEL = '523';
const OTHER = '524';

interface Given {
  readonly key: PayKey;
  readonly name: string;
  readonly unit?: KindUnit;
  readonly account: string;
  readonly treatment?: Treatment;
  readonly rule?: LimitRule;
  /** Asks for the limit of the worker, in these words. */
  readonly limitHint?: string;
  readonly car?: CarRule;
  readonly typed?: string;
  readonly also?: string;
  readonly isRecurring?: true;
}

const standing = (key: StandingPay, name: string, account = WAGE, more: Partial<Given> = {}): Given => ({
  key,
  name,
  account,
  ...more,
});

const kind = (
  unit: KindUnit,
  id: string,
  name: string,
  account: string,
  more: Partial<Given> = {},
): Given => ({ key: kindKey(unit, id), name, unit, account, ...more });

const untaxed = (
  unit: KindUnit,
  id: string,
  name: string,
  account: string,
  more: Partial<Given> = {},
): Given => kind(unit, id, name, account, { treatment: 'untaxed', ...more });

/** Calculated by the call: only name, account and order can be changed. */
const CALCULATED: readonly Given[] = [
  standing('basic', 'Osnovna plata'),
  standing('seniority', 'Minuli rad'),
  standing('overtime', 'Prekovremeni rad'),
  standing('night', 'Noćni rad'),
  standing('holidayWork', 'Rad na praznik'),
  standing('sick', 'Bolovanje na teret poslodavca', COMPENSATION),
  standing('meal', 'Topli obrok', OTHER),
];

const WORK: readonly Given[] = [
  kind('sati', 'nedjelja', 'Rad nedjeljom', WAGE, { also: 'nedjelja, rad nedeljom', isRecurring: true }),
  kind('sati', 'druga-smjena', 'Rad u drugoj smjeni', WAGE, {
    also: 'druga smjena, smjena, smjenski rad',
    isRecurring: true,
  }),
  kind('sati', 'pripravnost', 'Pripravnost', WAGE, {
    also: 'dežurstvo, dezurstvo, stand by',
    isRecurring: true,
  }),
  kind('posto', 'funkcija', 'Dodatak za funkciju', WAGE, {
    also: 'funkcija, dodatak na funkciju, položajni dodatak',
    isRecurring: true,
  }),
  kind('broj', 'ucinak', 'Rad po učinku', WAGE, { also: 'učinak, norma, komada, broj komada' }),
  kind('broj', 'koeficijent', 'Dodatak po koeficijentu', WAGE, {
    also: 'koeficijent dodatka',
    isRecurring: true,
  }),
  standing('bonus', 'Stimulacija i drugo oporezivo', WAGE, { unit: 'iznos' }),
  kind('iznos', 'trinaesta', '13. plata', WAGE, { also: 'trinaesta plata, 13 plata, 13 plaća' }),
];

const REGRES_TEXT = { also: 'regres, godišnji odmor regres, gor, k 15' };
const STANDING_UNTAXED: readonly Given[] = [
  standing('untaxed', 'Neoporezive naknade', OTHER, { unit: 'iznos', treatment: 'untaxed' }),
  standing('transport', 'Prevoz', OTHER, { unit: 'iznos', treatment: 'untaxed' }),
];

/** The value of private use (Pravilnik, SN FBiH 48/21), by the way the employer has decided for the car. */
const car = (unit: KindUnit, id: string, name: string, rule: CarRule, more: Partial<Given>): Given =>
  kind(unit, id, `Privatno službeno vozilo, ${name}`, WAGE, {
    treatment: 'inKind',
    car: rule,
    ...more,
  });

const CARS: readonly Given[] = [
  car('iznos', 'vozilo', 'vlastito', 'carPrice', {
    typed: 'nabavna cijena s PDV',
    isRecurring: true,
    also: 'službeno vozilo, sluzbeno vozilo, službeni automobil',
  }),
  car('iznos', 'vozilo-najam', 'najam', 'carRent', { typed: 'mjesečna rata s PDV', isRecurring: true }),
  car('broj', 'vozilo-km', 'po kilometru', 'carKilometres', {
    typed: 'privatni km',
  }),
];

const RETIREMENT = 'Otpremnina pri odlasku u penziju';
const DISMISSAL = 'Otpremnina pri otkazu';

const FEDERATION: readonly Given[] = [
  ...CALCULATED,
  ...WORK,
  untaxed('iznos', 'regres', 'Regres', OTHER, { ...REGRES_TEXT, rule: 'regres' }),
  ...STANDING_UNTAXED,
  untaxed('dani', 'teren', 'Teren, uz smještaj i hranu', TRAVEL, {
    also: 'terenski dodatak, teren',
    rule: 'fieldAll',
  }),
  untaxed('dani', 'teren-hrana', 'Teren, samo uz hranu', TRAVEL, { rule: 'fieldMeals' }),
  untaxed('dani', 'teren-smjestaj', 'Teren, samo uz smještaj', TRAVEL, { rule: 'fieldLodging' }),
  untaxed('dani', 'dnevnica', 'Isplata dnevnica', TRAVEL, { rule: 'perDiem' }),
  kind('iznos', 'jubilej', 'Jubilarna nagrada', OTHER, { also: 'jubilarna' }),
  untaxed('iznos', 'otpremnina-penzija', RETIREMENT, OTHER, {
    rule: 'retirement',
    limitHint: 'šest vlastitih prosječnih neto plaća, ako su veće od šest prosječnih u Federaciji',
  }),
  untaxed('iznos', 'otpremnina-otkaz', DISMISSAL, OTHER, {
    limitHint: '70 % vlastite prosječne plaće za svaku navršenu godinu rada',
  }),
  untaxed('iznos', 'pomoc-smrt', 'Pomoć u slučaju smrti', OTHER, { rule: 'death' }),
  untaxed('iznos', 'pomoc-bolest', 'Pomoć za tešku bolest ili invalidnost', OTHER, {
    rule: 'illness',
    limitHint: 'tri vlastite prosječne plaće, ako su veće od tri prosječne u Federaciji',
  }),
  untaxed('iznos', 'pomoc-uredba', 'Pomoć po uredbi Vlade', OTHER, { rule: 'decree' }),
  untaxed('iznos', 'poklon', 'Poklon', OTHER, { also: 'pokloni, dar', rule: 'gift' }),
  standing('inKind', 'Primanja u stvarima, bruto', WAGE, { unit: 'iznos', treatment: 'inKind' }),
  ...CARS,
];

/** Regres and gifts are income there; the list of untaxed pay was not read, so the firm types its limits. */
const beyondFederation = (decree: readonly Given[], retirement: string): readonly Given[] => [
  ...CALCULATED,
  ...WORK,
  kind('iznos', 'regres', 'Regres', OTHER, REGRES_TEXT),
  ...STANDING_UNTAXED,
  untaxed('dani', 'teren', 'Terenski dodatak', TRAVEL, { also: 'teren' }),
  untaxed('dani', 'dnevnica', 'Isplata dnevnica', TRAVEL),
  kind('iznos', 'jubilej', 'Jubilarna nagrada', OTHER, { also: 'jubilarna' }),
  untaxed('iznos', 'otpremnina-penzija', RETIREMENT, OTHER, { limitHint: retirement }),
  untaxed('iznos', 'otpremnina-otkaz', DISMISSAL, OTHER, {
    limitHint: 'najmanji iznos otpremnine po zakonu o radu',
  }),
  untaxed('iznos', 'pomoc-smrt', 'Pomoć u slučaju smrti', OTHER),
  untaxed('iznos', 'pomoc-bolest', 'Pomoć za tešku bolest ili invalidnost', OTHER),
  ...decree,
  kind('iznos', 'poklon', 'Poklon', OTHER, { also: 'pokloni, dar' }),
  kind('iznos', 'stvari', 'Primanja u stvarima, bruto', WAGE, {
    also: 'primanja u stvarima, u stvarima',
    treatment: 'inKind',
  }),
];

const GIVEN: Readonly<Record<PayrollEntity, readonly Given[]>> = {
  fbih: FEDERATION,
  rs: beyondFederation([], 'tri posljednje vlastite neto plate'),
  bd: beyondFederation(
    [untaxed('iznos', 'pomoc-uredba', 'Jednokratna pomoć', OTHER, { rule: 'yearlyAid' })],
    'iznos koji se u Distriktu ne oporezuje',
  ),
};

/** The column of a worker's own limit. */
const limitKey = (key: KindKey): KindKey => kindKey('iznos', `${key.split(':')[2]}-granica`);

const isDynamic = (key: PayKey): key is KindKey => key.startsWith('vrsta:');

function payKindOf(entity: PayrollEntity, given: Given): KindOfPay {
  const { key, name, unit, account, treatment = 'taxed', rule, limitHint, also = '', isRecurring } = given;
  const { car: carRule, typed } = given;
  const isWork = account === WAGE && treatment === 'taxed' && isDynamic(key) && unit !== 'iznos';
  return {
    key,
    name: inWordsOf(entity, name),
    ...(unit && { unit }),
    treatment,
    ...(rule && { rule }),
    ...(carRule && { car: carRule }),
    ...(typed && { typed }),
    ...(limitHint && isDynamic(key) && { workerLimit: { key: limitKey(key), hint: limitHint } }),
    inSeniority: false,
    inSickBase: isWork,
    inLeaveAverage: isWork,
    raisesLeastBase: isUplift(key),
    account: entity === 'fbih' ? account : '',
    isHidden: false,
    isGiven: true,
    also,
    isRecurring: isRecurring === true,
  };
}

const byEntity = (entity: PayrollEntity): readonly KindOfPay[] =>
  GIVEN[entity].map((given) => payKindOf(entity, given));

/** The given kinds of pay of an entity, in the order of the slip. */
export const GIVEN_KINDS: Readonly<Record<PayrollEntity, readonly KindOfPay[]>> = {
  fbih: byEntity('fbih'),
  rs: byEntity('rs'),
  bd: byEntity('bd'),
};
