import type { Day } from '../../core/days/day.ts';
import type { Feninga, Hundredths, Ppm } from '../../core/numbers/money.ts';
import type { MunicipalityKey } from './place.ts';
import type {
  AccountPart,
  ContractKind,
  EmploymentSpell,
  LongerService,
  Sex,
  WorkerStatus,
} from './worker-values.ts';

export type PensionFund = 'rs' | 'fbih';
export type Schooling = 'NK' | 'PK' | 'KV' | 'SSS' | 'VŠS' | 'VSS';

/** Pay agreed from a day on. A raise adds another; earlier ones stay. */
export interface Agreed {
  readonly from: Day;
  readonly kind: 'bruto' | 'neto' | 'satnica';
  /** Of a net in Republika Srpska: what the worker gets, after the contribution for solidarity. */
  readonly isAfterSolidarity?: boolean;
  /** For a whole month at the worker's own daily hours, or for an hour. */
  readonly amount: Feninga;
  /**
   * Coefficient of the job in millionths: the amount for full time is the coefficient × the firm's price of labour of the month
   * (`workerOfMonth`), and `amount` is only the last product.
   */
  readonly coefficient?: number;
  /** Only in the worker of a month: the price of labour of that product, which for an hour is rounded in `amount`. */
  readonly price?: Feninga;
}

/** Deducted every month and paid to a creditor. */
export interface StandingDeduction {
  readonly id: string;
  readonly name: string;
  readonly creditor: string;
  /** 16 digits; empty: withheld and paid by hand. */
  readonly account: string;
  /** Reference number, the loan or the party. */
  readonly reference: string;
  /** An amount, or a share of the net. */
  readonly amount?: Feninga;
  readonly share?: Ppm;
  /** Remaining debt: each closed month lowers it, down to 0; undefined: no end. */
  readonly remaining?: Feninga;
  /** Amount taken beyond the debt by closings on two devices; reopening one of them does not return it. */
  readonly overpaid?: Feninga;
  /** The whole debt, from which the number of the instalment follows; undefined: it is not numbered. */
  readonly total?: Feninga;
  /** Ordered by a court: the law limits it. */
  readonly isEnforced?: boolean;
  /** Day on which the employer received the order: with it the order is taken by rank, up to the limit, and the rest is carried on. */
  readonly receivedOn?: Day;
  /** Maintenance of a child or another person: taken before other orders. */
  readonly isAlimony?: boolean;
  /** Its part of what all orders of maintenance may take when they do not all fit, as typed from the decision. */
  readonly maintenanceShare?: Ppm;
  /** The most that may be taken, as a share of the net, typed from the order. */
  readonly limitShare?: Ppm;
  /** Not taken by closed months and due with the next one; negative when a month before it was reopened. */
  readonly carried?: number;
}

/** Service before this employment; service in it follows from the months. */
export interface PriorService {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** Value types by field kind. */
export interface WorkerValues {
  readonly name: string;
  readonly text: string;
  readonly jmbg: string;
  readonly account: string;
  readonly municipality: MunicipalityKey;
  readonly schooling: Schooling;
  readonly dailyHours: Hundredths;
  readonly day: Day;
  readonly service: PriorService;
  readonly pay: readonly Agreed[];
  /** In millionths. */
  readonly coefficient: number;
  /** In millionths: a shared child is half. */
  readonly dependants: number;
  readonly amount: Feninga;
  readonly yesNo: boolean;
  readonly fund: PensionFund;
  readonly rate: Ppm;
  readonly deductions: readonly StandingDeduction[];
  readonly spells: readonly EmploymentSpell[];
  readonly accounts: readonly AccountPart[];
  readonly status: WorkerStatus;
  readonly longerService: LongerService;
  readonly sex: Sex;
  readonly contractKind: ContractKind;
}

export type WorkerFieldKind = keyof WorkerValues;

/** A field of a worker. Its kind decides how it is validated, parsed, formatted and compared. */
export interface WorkerField<K extends WorkerFieldKind = WorkerFieldKind, Given extends boolean = boolean> {
  readonly kind: K;
  /** In every record since the first version. A field added later is optional: older records lack it. */
  readonly isGiven: Given;
  /** Heading in our own files, and name in messages. */
  readonly label: string;
  /** Headings of other programs, separated by commas. */
  readonly also: string;
  /** Name in a list of differences, when it is not the label. */
  readonly shortLabel?: string;
  /** Earlier values are stored with the day of the change; the value of a month is that of its first or last day. */
  readonly dated?: DatedOn;
}

/** The day of a month whose value holds in it. */
export type DatedOn = 'firstDay' | 'lastDay';

const given = <K extends WorkerFieldKind>(kind: K, label: string, also = ''): WorkerField<K, true> => ({
  kind,
  isGiven: true,
  label,
  also,
});

const optional = <K extends WorkerFieldKind>(
  kind: K,
  label: string,
  also = '',
  more: Pick<WorkerField, 'shortLabel'> = {},
): WorkerField<K, false> => ({ kind, isGiven: false, label, also, ...more });

/** A field with earlier values. */
const dated = <F extends WorkerField>(on: DatedOn, field: F) => ({ ...field, dated: on });

/** The tax card of a month is the one in force on its first day. Our rule: no act on a card that changes inside a month was found. */
const CARD = 'firstDay';
/** Everything else is as on the last day of the month, when it is calculated and paid. Our rule as well. */
const REST = 'lastDay';

/** Headings that name an uplift; a heading with only the kind of work is a column of its hours. */
const uplift = (...works: string[]): string =>
  works
    .flatMap((work) => [`${work} %`, `uvećanje za ${work}`, `dodatak za ${work}`, `procenat ${work}`])
    .join(', ');

/** Every field of a worker, in display order. Type, schema, import, export and comparison derive from it. */
export const WORKER_FIELDS = {
  firstName: given('name', 'ime', 'name, first name'),
  lastName: given('name', 'prezime', 'prez, surname, last name, naz'),
  /** 13 digits; empty while unknown. */
  jmbg: given('jmbg', 'JMBG', 'jmb, matični broj, mat br, matbr, jedinstveni matični broj, matični'),
  address: given('text', 'adresa', 'ulica, adresa stanovanja'),
  /** Of residence. */
  municipality: dated(
    REST,
    optional(
      'municipality',
      'opština',
      'općina, opc, općina prebivališta, opština prebivališta, opština stanovanja, šifra općine, šifra opštine, mjesto prebivališta, mjesto preb, prebivalište, grad, idopsst',
    ),
  ),
  /** 16 digits; empty while unknown. */
  account: dated(
    REST,
    given(
      'account',
      'račun',
      'tekući račun, tek račun, tr, žiro račun, broj računa, bankovni račun, IBAN, account',
    ),
  ),
  /** Parts of the pay for further accounts; the rest goes to the one above. */
  otherAccounts: dated(REST, optional('accounts', 'drugi računi', 'podjela na račune, ostali računi')),
  position: dated(REST, given('text', 'radno mjesto', 'radno mj, pozicija, posao, funkcija, zanimanje')),
  costCentre: dated(
    REST,
    optional('text', 'mjesto troška', 'mjesto troska, mt, troškovno mjesto, odjel, odjeljenje, sektor'),
  ),
  schooling: optional(
    'schooling',
    'stručna sprema',
    'st spr, strsprema, str sprema, stepen stručne spreme, ss, sprema, kvalifikacija, stepen, školska sprema',
  ),
  /** Undefined: full time. */
  dailyHours: dated(
    REST,
    optional('dailyHours', 'sati dnevno', 'dnevno sati, sati dn, radno vrijeme, dnevni fond, h dan'),
  ),
  employedFrom: optional(
    'day',
    'zaposlen od',
    'od, datum zaposlenja, datum zapošljavanja, datum zap, početak, prijava, datum prijave, datum zasnivanja, datum od',
  ),
  employedTo: optional('day', 'zaposlen do', 'do, datum do, odjava, prestanak, kraj, datum odjave'),
  /** Employments at this firm before the one above, first to last. */
  earlierSpells: optional(
    'spells',
    'ranija zaposlenja',
    'ranija zaposlenja kod nas, prethodna zaposlenja, ranije zaposlen od do',
  ),
  priorService: given('service', 'raniji staž', 'prethodni staž, staž, minuli rad, godine staža, god staža'),
  /** In order of `from`; the last one that has begun is in force. */
  agreed: given('pay', 'ugovoreno'),
  /** Tax card of the Federation. */
  coefficient: dated(
    CARD,
    optional(
      'coefficient',
      'koeficijent poreske kartice',
      'koeficijent, koef, poreski koeficijent, poreski koef, faktor, lični odbitak faktor, faktor odbitka, olakšica',
      { shortLabel: 'koeficijent' },
    ),
  ),
  /** Tax card of Republika Srpska and of the District. */
  dependants: dated(
    CARD,
    optional(
      'dependants',
      'izdržavani',
      'broj izdržavanih, izdržavani članovi, broj izdrž članova, izdrž članovi, članova, djeca',
    ),
  ),
  /** Other monthly reductions of the base on that card. */
  taxReduction: dated(
    CARD,
    optional(
      'amount',
      'druga umanjenja',
      'druga umanjenja poreske osnovice, umanjenje, umanjenje osnovice, umanjenje poreske osnovice',
    ),
  ),
  /** The tax card is at another employer: nothing on it counts here. */
  cardElsewhere: dated(
    CARD,
    optional(
      'yesNo',
      'kartica kod drugog poslodavca',
      'poreska kartica kod drugog poslodavca, porezna kartica kod drugog poslodavca, kartica drugdje',
    ),
  ),
  /** In the District. */
  fund: optional('fund', 'fond', 'PIO fond'),
  /** Per day; undefined: the firm's. */
  hotMeal: optional('amount', 'topli obrok dan', 'topli obrok, to, obrok, ishrana'),
  /** Per month, untaxed. */
  transport: optional('amount', 'prevoz', 'prijevoz, putni troškovi, transport'),
  /** Works for another firm too: the minimum contribution base is shared, in the Federation by working time. */
  worksElsewhere: optional('yesNo', 'radi i drugdje', 'radi kod drugog poslodavca'),
  /** Monthly gross at the other employer: in Republika Srpska the minimum contribution base is shared by income. */
  otherIncome: optional(
    'amount',
    'prihod kod drugog poslodavca',
    'drugi prihod, bruto kod drugog poslodavca',
  ),
  /** Overrides that of the firm: a few days' pay may be less than contributions on the minimum base. */
  leastBase: optional('yesNo', 'najniža osnovica', 'najniža osnovica doprinosa'),
  /** Share of the basic wage, for a year of service. */
  seniority: optional(
    'rate',
    'minuli rad po godini %',
    'minuli rad po godini, minuli rad %, minuli %, procenat minulog rada, postotak minulog rada',
  ),
  /** Added to an hour of overtime. */
  overtimeUplift: optional('rate', 'prekovremeni rad %', uplift('prekovremeni', 'prekovremeni rad')),
  nightUplift: optional('rate', 'noćni rad %', uplift('noćni', 'noćni rad', 'rad noću')),
  holidayUplift: optional('rate', 'rad na praznik %', uplift('praznik', 'rad na praznik', 'rad praznikom')),
  /** Share of an hour of work, for an hour of sick leave paid by the employer. */
  sickShare: optional(
    'rate',
    'bolovanje %',
    'udio plate na bolovanju, udio plaće na bolovanju, udio bolovanja, procenat bolovanja, postotak bolovanja',
  ),
  deductions: given('deductions', 'obustave'),
  status: dated(
    REST,
    optional('status', 'status radnika', 'status, vrsta radnika, posebni status, svojstvo'),
  ),
  /** Wage of the post without the reduction of a pripravnik; the least share of it is a matter of law. */
  postWage: optional('amount', 'plata radnog mjesta', 'plaća radnog mjesta, bruto radnog mjesta'),
  /** Paid for a person insured without employment, where no law known here sets it. */
  insuranceAmount: optional('amount', 'osiguranje mjesečno', 'iznos osiguranja, doprinosi mjesečno'),
  longerService: dated(
    REST,
    optional(
      'longerService',
      'staž s uvećanim trajanjem',
      'beneficirani staž, uvećani staž, benef staž, 12 mjeseci kao',
    ),
  ),
  /** Code of the post in the list of posts with longer service, six digits. */
  longerServiceCode: dated(
    REST,
    optional('text', 'šifra radnog mjesta s uvećanim stažom', 'šifra ut, šifra radnog mjesta ut'),
  ),
  sex: optional('sex', 'spol', 'pol'),
  contractKind: dated(
    REST,
    optional('contractKind', 'vrsta ugovora', 'ugovor o radu, ugovor na, trajanje ugovora, radni odnos'),
  ),
  email: given('text', 'e-mail', 'email, mail, e pošta'),
  phone: given('text', 'telefon', 'tel, mob, mobitel'),
  note: given('text', 'napomena', 'komentar, bilješka'),
} as const satisfies Readonly<Record<string, WorkerField>>;

type Table = typeof WORKER_FIELDS;

export type WorkerFieldName = keyof Table;

export const WORKER_FIELD_NAMES = Object.keys(WORKER_FIELDS) as readonly WorkerFieldName[];

/** The fields of some kinds, by name. */
export type FieldOfKind<K extends WorkerFieldKind> = {
  [N in WorkerFieldName]: Table[N]['kind'] extends K ? N : never;
}[WorkerFieldName];

export type DatedName = {
  [N in WorkerFieldName]: Table[N] extends { readonly dated: DatedOn } ? N : never;
}[WorkerFieldName];

export const DATED_NAMES = WORKER_FIELD_NAMES.filter(
  (name): name is DatedName => (WORKER_FIELDS[name] as WorkerField).dated !== undefined,
);

/** A value that held until the day before `before`; undefined when there was none. */
export interface Earlier<V> {
  readonly before: Day;
  readonly value?: V;
}

/** Earlier values of dated fields, first to last; the newest value is the field itself. */
export type WorkerHistory = {
  readonly [N in DatedName]?: readonly Earlier<WorkerValues[Table[N]['kind']]>[];
};

type GivenName = { [N in WorkerFieldName]: Table[N]['isGiven'] extends true ? N : never }[WorkerFieldName];

type GivenFields = { readonly [N in keyof Pick<Table, GivenName>]: WorkerValues[Table[N]['kind']] };

type OptionalFields = { readonly [N in keyof Omit<Table, GivenName>]?: WorkerValues[Table[N]['kind']] };

/** An employee, with the percentages that differ from those of the firm. Stays on the device. */
export interface Worker extends GivenFields, OptionalFields {
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  /** Missing in records of earlier versions, and while nothing has changed. */
  readonly history?: WorkerHistory;
}

export type RateName = FieldOfKind<'rate'>;

/** Percentages of a wage. Those of the worker override those of the firm; without either only legal ones are paid. */
export interface OwnRates extends Pick<OptionalFields, RateName> {}

export const RATE_NAMES = WORKER_FIELD_NAMES.filter(
  (name): name is RateName => WORKER_FIELDS[name].kind === 'rate',
);

/** A worker with empty fields. */
export const newWorker = (id: string, firm: string): Worker => ({
  id,
  firm,
  firstName: '',
  lastName: '',
  jmbg: '',
  address: '',
  account: '',
  position: '',
  priorService: { years: 0, months: 0, days: 0 },
  agreed: [],
  deductions: [],
  email: '',
  phone: '',
  note: '',
});
