import { count, date, duration, type SlipLine, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { mostPeriods } from './fields.ts';

/** The number of earlier employments entered. */
export interface TenureVariant {
  readonly periods: number;
}

const total = section('Ukupan staž', {
  note: 'Računaju se i prvi i posljednji dan. Mjesec ima 30 dana, a godina 12 mjeseci.',
});
const next = section('Sljedeća puna godina');
const each = section('Pojedinačno', { series: 'period_' });
const sum = section('Sabiranje');

const earlier = ({ periods }: TenureVariant): string[] => [
  'raniji_staz',
  ...Array.from({ length: periods }, (_, index) => `period_${index + 1}`),
];

const column = (name: string) => (variant: TenureVariant) =>
  [...earlier(variant), 'sadasnji_staz'].map((part) => `${name}(${part})`).join(' + ');

type PeriodLine = SlipLine<'trajanje', TenureVariant> & { readonly sometimes: true };
type PeriodLines = Readonly<Record<`period_${number}`, PeriodLine>>;

const periodLine = (number: number): PeriodLine =>
  sometimes(
    duration(`${number}. ranije zaposlenje`, {
      explainedOnly: true,
      notation: ({ periods }: TenureVariant) =>
        number <= periods ? `dan_poslije(unos.periodi.${number}.do) − unos.periodi.${number}.od` : undefined,
    }),
  );

const periodLines: PeriodLines = Object.fromEntries(
  Array.from({ length: mostPeriods }, (_, index) => [`period_${index + 1}`, periodLine(index + 1)]),
);

export const slip = slipOf({
  ukupno_godine: count('Godine', {
    section: total,
    total: true,
    notation: 'zbir_godina + prenos_godina',
  }),
  ukupno_mjeseci: count('Mjeseci', {
    section: total,
    total: true,
    notation: 'zbir_mjeseci + prenos_mjeseci − 12 × prenos_godina',
  }),
  ukupno_dani: count('Dani', {
    section: total,
    total: true,
    notation: 'zbir_dana − 30 × prenos_mjeseci',
  }),
  puna_godina: count('Sljedeća puna godina', {
    section: next,
    mainPlace: 3,
    explainedOnly: true,
    notation: 'ukupno_godine + 1',
  }),
  do_pune_godine: duration('Od početka zaposlenja do pune godine', {
    section: next,
    explainedOnly: true,
    notation: (variant: TenureVariant) => ['360 × puna_godina', ...earlier(variant)].join(' − '),
  }),
  next_anniversary: date('Puna godina navršava se', {
    section: next,
    total: true,
    mainPlace: 2,
    notation: 'unos.start_date + do_pune_godine',
  }),
  raniji_staz: duration('Upisani raniji staž', {
    section: each,
    explainedOnly: true,
    notation: '360 × unos.raniji_godine + 30 × unos.raniji_mjeseci + unos.raniji_dani',
  }),
  ...periodLines,
  sadasnji_staz: duration('Ovo zaposlenje', {
    section: each,
    explainedOnly: true,
    notation: 'dan_poslije(unos.end_date) − unos.start_date',
  }),
  zbir_godina: count('Zbir godina', { section: sum, explainedOnly: true, notation: column('godine') }),
  zbir_mjeseci: count('Zbir mjeseci', { section: sum, explainedOnly: true, notation: column('mjeseci') }),
  zbir_dana: count('Zbir dana', { section: sum, explainedOnly: true, notation: column('dani') }),
  prenos_mjeseci: count('Preneseno iz dana u mjesece', {
    section: sum,
    explainedOnly: true,
    notation: 'cijelo(zbir_dana / 30)',
  }),
  prenos_godina: count('Preneseno iz mjeseci u godine', {
    section: sum,
    explainedOnly: true,
    notation: 'cijelo((zbir_mjeseci + prenos_mjeseci) / 12)',
  }),
  ukupan_staz: duration('Ukupan staž', {
    section: sum,
    total: true,
    mainPlace: 1,
    explainedOnly: true,
    notation: '360 × ukupno_godine + 30 × ukupno_mjeseci + ukupno_dani',
  }),
});
