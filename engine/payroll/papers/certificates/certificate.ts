import { type Day, durationOf } from '../../../core/days/day.ts';
import {
  counted,
  formatDay,
  formatDuration,
  formatHundredths,
  formatMoney,
  MONTHS,
  monthWritten,
} from '../../../core/numbers/format.ts';
import { type Feninga, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import { upperFirst } from '../../../core/text/letters.ts';
import type { Block, Document, Meta } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { BLANK, given, givenDay, oneLine } from '../../../documents/typed-text.ts';
import { lengthOf } from '../../../rules/tenure.ts';
import { type Firm, fullName, seatOf } from '../../model/firm.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { WageFigures } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import type { PaidWage } from '../../month/year.ts';
import type { LeftOutMonth, LeftOutReason, PaidMonths } from './paid-months.ts';
import { deductionText, openingNotes, PAY_LINES, payTable } from './pay-table.ts';
import { CERTIFICATE_PURPOSES, type CertificatePurpose } from './purposes.ts';

export type CertificateKind = 'pay' | 'average' | 'employment' | 'service';

/** A certificate of a worker, filled in. */
export interface Certificate {
  readonly kind: CertificateKind;
  readonly firm: Firm;
  readonly worker: Worker;
  /** Of the chosen span. */
  readonly months: PaidMonths;
  /** The whole months of its average. */
  readonly averaged: PaidMonths;
  readonly number: string;
  /** Empty until typed. */
  readonly day: Day;
  readonly purpose: CertificatePurpose;
  /** The purpose as typed, for another than the listed ones. */
  readonly purposeText: string;
  readonly signer: string;
  /** Pay as stated by the employer, without months of its own. */
  readonly stated?: StatedPay;
}

/** Amounts that are not known are null. */
export interface StatedPay {
  readonly months: string;
  readonly gross: Feninga | null;
  readonly net: Feninga | null;
}

const ABOUT: Readonly<Record<CertificateKind, Readonly<Record<PayrollEntity, string>>>> = {
  pay: { fbih: 'plaći', rs: 'plati', bd: 'plati' },
  average: { fbih: 'prosječnoj plaći', rs: 'prosječnoj plati', bd: 'prosječnoj plati' },
  employment: { fbih: 'zaposlenju', rs: 'zaposlenju', bd: 'zaposlenju' },
  service: { fbih: 'radnom stažu', rs: 'radnom stažu', bd: 'radnom stažu' },
};

const PAY_WORD: Readonly<Record<PayrollEntity, string>> = { fbih: 'plaća', rs: 'plata', bd: 'plata' };

/** `Potvrda o plaći` */
export const certificateTitle = (kind: CertificateKind, entity: PayrollEntity): string =>
  `Potvrda o ${ABOUT[kind][entity]}`;

/** True for a certificate that lists paid months. */
export const isOfPay = (kind: CertificateKind): boolean => kind === 'pay' || kind === 'average';

/** The certificate as a document; its figures are those of the closed months. */
export function certificateDocument(certificate: Certificate): Document {
  const { kind, firm, worker, number, day, signer } = certificate;
  const title = certificateTitle(kind, firm.entity);
  return {
    title: `${title}, ${oneLine(fullName(worker))}`.replace(/, $/, ''),
    language: 'bs-Latn',
    fileName: [fileNamePart(title.toLowerCase()), fileNamePart(fullName(worker)), day]
      .filter(Boolean)
      .join('_'),
    blocks: [
      ...paperHead(firm, [
        ['Broj', oneLine(number)],
        ['Datum', givenDay(day)],
      ]),
      { kind: 'title', text: title },
      { kind: 'paragraph', text: 'Na zahtjev radnika poslodavac potvrđuje sljedeće podatke:' },
      filled(personOf(worker)),
      ...(isOfPay(kind) ? payBlocks(certificate) : []),
      ...statedBlocks(certificate),
      ...(kind === 'service' ? [filled(serviceOf(worker, day))] : []),
      { kind: 'paragraph', text: `Potvrda se izdaje radi ${purposeOf(certificate)}.` },
      {
        kind: 'signatures',
        parties: [{ role: 'Za poslodavca', name: oneLine(signer) || oneLine(firm.name) }],
      },
    ],
  };
}

/** `Plaća za 10/2026: bruto 2.000,00 KM, neto 1.300,00 KM.` */
function statedBlocks({ firm, stated }: Certificate): readonly Block[] {
  if (stated === undefined) return [];
  const { months, gross, net } = stated;
  const amounts = [
    ...(gross === null ? [] : [`bruto ${formatMoney(gross)}`]),
    ...(net === null ? [] : [`neto ${formatMoney(net)}`]),
  ];
  if (amounts.length === 0) return [];
  const word = upperFirst(PAY_WORD[firm.entity]);
  return [{ kind: 'paragraph', text: `${word} za ${given(months)}: ${amounts.join(', ')}.` }];
}

const purposeOf = ({ purpose, purposeText }: Certificate): string =>
  CERTIFICATE_PURPOSES[purpose] || given(purposeText);

/** The employer at the head of a paper, and the facts of the paper beside it. */
export const paperHead = (firm: Firm, facts: readonly PaperFact[]): readonly Block[] => [
  ...(firm.logo
    ? [{ kind: 'picture', source: firm.logo, description: `Logo: ${oneLine(firm.name)}` } as const]
    : []),
  {
    kind: 'columns',
    left: [
      { kind: 'paragraph', text: [{ bold: given(firm.name) }] },
      { kind: 'paragraph', text: given(seatOf(firm)) },
      { kind: 'paragraph', text: `JIB: ${given(firm.jib)}` },
    ],
    right: [filled(facts)],
  },
];

/** A short fact under its label; an empty one is left out. */
export type PaperFact = readonly [label: string, value: string];

/** Facts with a value. */
export const filled = (entries: readonly PaperFact[]): Meta => ({
  kind: 'meta',
  entries: entries.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
});

/** The worker's facts, each under its label. */
export const personOf = (worker: Worker): readonly PaperFact[] => [
  ['Ime i prezime', given(fullName(worker))],
  ['JMBG', given(worker.jmbg)],
  ['Adresa', oneLine(worker.address)],
  ['Radno mjesto', given(worker.position)],
  [
    'U radnom odnosu',
    `od ${givenDay(worker.employedFrom ?? '')}${worker.employedTo ? ` do ${formatDay(worker.employedTo)}` : ''}`,
  ],
  ['Radno vrijeme', worker.dailyHours ? `${formatHundredths(worker.dailyHours)} sati dnevno` : 'puno'],
];

/** Service up to a day: here, before, and together. */
function serviceOf(worker: Worker, day: Day): readonly PaperFact[] {
  const { employedFrom, employedTo, priorService } = worker;
  if (!employedFrom || !day || employedFrom > day) return [['Staž kod poslodavca', BLANK]];
  const until = employedTo && employedTo < day ? employedTo : day;
  const here = lengthOf({ od: employedFrom, do: until });
  const before = durationOf(priorService);
  return [
    ['Staž kod poslodavca', `${formatDuration(here)} (do ${formatDay(until)})`],
    ['Raniji staž', before > 0 ? formatDuration(before) : ''],
    ['Ukupan staž', before > 0 ? formatDuration(here + before) : ''],
  ];
}

/** Months in a table, their average and the deductions of the last one. A certificate of the average lists the months of the average. */
function payBlocks({ kind, firm: { entity }, months, averaged }: Certificate): readonly Block[] {
  const { paid, leftOut } = kind === 'average' ? averaged : months;
  const last = paid.at(-1);
  if (!last)
    return [
      { kind: 'paragraph', text: `Iznosi: ${BLANK}` },
      ...(leftOut.length > 0 ? [{ kind: 'small', text: leftOutText(leftOut) } as const] : []),
    ];
  const deductions = deductionText(last);
  return [
    payTable(entity, paid, PAY_LINES),
    ...openingNotes(paid),
    ...(kind === 'average' || paid.length > 1 ? averages(entity, averaged) : []),
    {
      kind: 'paragraph',
      text:
        deductions.length > 0
          ? `Obustave u mjesecu ${monthWritten(last.month)}: ${deductions.map(oneLine).join(', ')}.`
          : `U mjesecu ${monthWritten(last.month)} nema obustava.`,
    },
    ...(leftOut.length > 0 && kind !== 'average'
      ? [{ kind: 'small', text: leftOutText(leftOut) } as const]
      : []),
  ];
}

/** The mean of whole months, with the months and those left out. */
function averages(entity: PayrollEntity, { paid, leftOut }: PaidMonths): readonly Block[] {
  if (paid.length === 0) return [{ kind: 'paragraph', text: `Prosječna ${PAY_WORD[entity]}: ${BLANK}` }];
  return [
    {
      kind: 'paragraph',
      text: [
        `Prosječna ${PAY_WORD[entity]} za ${counted(paid.length, MONTHS)} (${monthRanges(paid.map(({ month }) => month))}): bruto ${formatMoney(averageOf(paid, ({ gross }) => gross))}, neto `,
        { bold: formatMoney(averageOf(paid, ({ net }) => net)) },
        '.',
      ],
    },
    ...(leftOut.length > 0
      ? [{ kind: 'small', text: leftOutText(leftOut, 'Prosjek je bez mjeseca') } as const]
      : []),
  ];
}

/** The mean of a figure over the listed months, to the fening. */
export const averageOf = (paid: readonly PaidWage[], of: (figures: WageFigures) => Feninga): Feninga =>
  mulDiv(
    sumOf(paid, ({ wage }) => of(wage.figures)),
    1,
    Math.max(1, paid.length),
  );

const REASONS: Readonly<Record<LeftOutReason, string>> = {
  open: 'mjesec nije zaključen',
  unpaid: 'radnik nije u obračunu tog mjeseca',
  fund: 'naknadu plaća fond',
  part: 'nije cijeli mjesec u radnom odnosu',
  notTaken: 'nije izabran',
};

/** `08/2026, 09/2026 (mjesec nije zaključen), 10/2026 (naknadu plaća fond)` */
export const leftOutList = (leftOut: readonly LeftOutMonth[]): string =>
  (Object.keys(REASONS) as LeftOutReason[])
    .flatMap((reason) => {
      const months = leftOut.filter((one) => one.reason === reason).map(monthWritten);
      return months.length > 0 ? [`${months.join(', ')} (${REASONS[reason]})`] : [];
    })
    .join(', ');

/** `Bez mjeseca 08/2026, 09/2026 (mjesec nije zaključen).` */
export const leftOutText = (leftOut: readonly LeftOutMonth[], head = 'Bez mjeseca'): string =>
  `${head} ${leftOutList(leftOut)}.`;
