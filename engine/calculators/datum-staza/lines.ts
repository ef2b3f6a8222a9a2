import { count, date, duration, type SlipLine, section, sometimes } from '../../core/lines.ts';
import { slipOf } from '../../core/slip.ts';
import { mostPeriods } from './fields.ts';

/** The number of earlier employments entered. */
export interface TenureVariant {
  readonly periods: number;
}

const total = section('Ukupan staž', {
  note: 'Računaju se i prvi i posljednji dan; mjesec ima 30 dana, a godina 12 mjeseci.',
});
const next = section('Sljedeća puna godina');
const each = section('Pojedinačno', { series: 'period_' });
const sum = section('Sabiranje', {
  note: 'Svakih 30 dana prenosi se kao mjesec, a svakih 12 mjeseci kao godina.',
});

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
      aside: true,
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
    hero: 3,
    aside: true,
    notation: 'ukupno_godine + 1',
  }),
  do_pune_godine: duration('Od početka zaposlenja do pune godine', {
    section: next,
    aside: true,
    notation: (variant: TenureVariant) => ['360 × puna_godina', ...earlier(variant)].join(' − '),
  }),
  next_anniversary: date('Puna godina navršava se', {
    section: next,
    total: true,
    hero: 2,
    notation: 'unos.start_date + do_pune_godine',
  }),
  raniji_staz: duration('Upisani raniji staž', {
    section: each,
    aside: true,
    notation: '360 × unos.raniji_godine + 30 × unos.raniji_mjeseci + unos.raniji_dani',
  }),
  ...periodLines,
  sadasnji_staz: duration('Ovo zaposlenje', {
    section: each,
    aside: true,
    notation: 'dan_poslije(unos.end_date) − unos.start_date',
  }),
  zbir_godina: count('Zbir godina', { section: sum, aside: true, notation: column('godine') }),
  zbir_mjeseci: count('Zbir mjeseci', { section: sum, aside: true, notation: column('mjeseci') }),
  zbir_dana: count('Zbir dana', { section: sum, aside: true, notation: column('dani') }),
  prenos_mjeseci: count('Preneseno iz dana u mjesece', {
    section: sum,
    aside: true,
    notation: 'cijelo(zbir_dana / 30)',
  }),
  prenos_godina: count('Preneseno iz mjeseci u godine', {
    section: sum,
    aside: true,
    notation: 'cijelo((zbir_mjeseci + prenos_mjeseci) / 12)',
  }),
  ukupan_staz: duration('Ukupan staž', {
    section: sum,
    total: true,
    hero: 1,
    aside: true,
    notation: '360 × ukupno_godine + 30 × ukupno_mjeseci + ukupno_dani',
  }),
});
