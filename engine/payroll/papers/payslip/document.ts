import { monthCode } from '../../../core/days/day.ts';
import { formatAmount, formatDay, formatMoney, monthWritten } from '../../../core/numbers/format.ts';
import { lowerFirst } from '../../../core/text/letters.ts';
import type { Block, Document, Meta, Table } from '../../../documents/blocks.ts';
import { figures, shortText, words } from '../../../documents/blocks.ts';
import { fileNamePart } from '../../../documents/file-name.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { monthNameIn } from '../../../rules/month-name.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { PAYDAY_LABEL } from '../../month/payouts/month-payouts.ts';
import type { Payslip, PayslipPerson } from './payslip.ts';
import { type PayslipRow, type PayslipSummary, payslipRows, payslipSummary } from './rows.ts';
import type { YearSoFar } from './year-so-far.ts';

const TITLES: Readonly<Record<PayrollEntity, string>> = {
  rs: 'Obračun plate',
  fbih: 'Platna lista',
  bd: 'Platna lista',
};

/** The rows of the Pravilnik itself were not seen: this is not an official form. */
const CONTENT_NOTES: Readonly<Record<PayrollEntity, readonly string[]>> = {
  rs: ['Sadržaj prema Pravilniku o sadržaju pismenog obračuna plate („Službeni glasnik RS“ 18/22).'],
  fbih: [],
  bd: [],
};

/** A payslip on one page: preview, print and PDF are drawn from it. */
export const payslipDocument = (payslip: Payslip): Document => ({
  title: `${payslipTitle(payslip)}, ${oneLine(payslip.worker.name)}`.replace(/, $/, ''),
  language: 'bs-Latn',
  fileName: payslipFileName(payslip),
  blocks: payslipBlocks(payslip),
});

/** `Platna lista 10/2026` */
export const payslipTitle = (payslip: Payslip): string =>
  `${TITLES[payslip.entity]} ${monthWritten(payslip)}`;

/** `platna-lista_2026-10_Radnik-Prvi`, without the extension. */
const payslipFileName = (payslip: Payslip): string =>
  ['platna-lista', monthCode(payslip), fileNamePart(payslip.worker.name)].filter(Boolean).join('_');

/** The content of the payslip, as blocks that may be part of a longer document. */
export const payslipBlocks = (payslip: Payslip): readonly Block[] => [
  ...(payslip.logo ? [logoOf(payslip.logo, payslip.employer)] : []),
  ...headBlocks(payslip),
  {
    kind: 'columns',
    left: [...partyBlocks('Poslodavac', payslip.employer, 'JIB'), ...soFarBlocks(payslip.soFar)],
    right: [...partyBlocks('Radnik', payslip.worker, 'JMBG'), factsOf(payslip)],
  },
  rowTable(payslipRows(payslip)),
  ...(payslip.notes ?? []).map((text): Block => ({ kind: 'small', text })),
  ...CONTENT_NOTES[payslip.entity].map((text): Block => ({ kind: 'small', text })),
  ...(payslip.isSigned ? [signaturesOf(payslip)] : []),
];

/** The title with its month, the pay, and in a line how it comes from the earnings; next to them the link to its explanation. */
function headBlocks(payslip: Payslip): readonly Block[] {
  const { entity, year, month, payday, explainedAt } = payslip;
  const times = [
    `Mjesec: ${monthNameIn(entity, month)} ${year}.`,
    ...(payday ? [`${PAYDAY_LABEL}: ${formatDay(payday)}`] : []),
  ].join('\n');
  const summary = payslipSummary(payslip);
  const head: readonly Block[] = [
    {
      kind: 'columns',
      left: [
        { kind: 'title', text: TITLES[payslip.entity], isPart: true },
        { kind: 'paragraph', text: times },
      ],
      right: summary ? payBlocks(summary) : [],
    },
    // Below both: it stays on one line.
    ...(summary ? [equationOf(summaryText(summary))] : []),
  ];
  if (explainedAt === undefined) return head;
  const code: Block = { kind: 'code', text: explainedAt, words: 'Objašnjenje listića', isLink: true };
  return [{ kind: 'columns', left: head, right: [code], isAside: true }];
}

/** Letters of the usual size on one line of a page, beside the link. */
const ONE_LINE = 72;

const equationOf = (text: string): Block => ({ kind: text.length > ONE_LINE ? 'small' : 'paragraph', text });

const payBlocks = ({ paid }: PayslipSummary): readonly Block[] => [
  { kind: 'heading', text: 'Za isplatu' },
  { kind: 'title', text: formatMoney(paid) },
];

/** `Primanja 2.136,00 − doprinosi 620,00 − porez 110,22 = 1.405,78` */
function summaryText({ earned, deducted, paid }: PayslipSummary): string {
  const parts = deducted.map(({ label, amount }) => ` − ${label} ${formatAmount(amount)}`);
  return `Primanja ${formatAmount(earned)}${parts.join('')} = ${formatAmount(paid)}`;
}

const logoOf = (source: string, { name }: PayslipPerson): Block => ({
  kind: 'picture',
  source,
  description: `Logo: ${oneLine(name)}`,
});

const partyBlocks = (role: string, party: PayslipPerson, number: string): readonly Block[] => [
  { kind: 'heading', text: role },
  {
    kind: 'paragraph',
    text: [
      { bold: oneLine(party.name) || '—' },
      ...(party.address ? [`\n${oneLine(party.address)}`] : []),
      ...(party.number ? [`\n${number}: ${oneLine(party.number)}`] : []),
    ],
  },
];

/** The sums from the beginning of the year, under the employer, where there is room. */
function soFarBlocks(soFar: YearSoFar | undefined): readonly Block[] {
  if (!soFar) return [];
  const sums = soFar.sums.map(({ label, amount }) => `${lowerFirst(label)} ${formatAmount(amount)}`);
  return [{ kind: 'small', text: `Od početka godine (${soFar.months}): ${sums.join(', ')}` }];
}

const FUNDS = { rs: 'Fond PIO Republike Srpske', fbih: 'Federalni zavod PIO/MIO' } as const;

/** What the payslip says of the job. */
const factsOf = ({ worker, fund }: Payslip): Meta =>
  filled({
    'Radno mjesto': oneLine(worker.position ?? ''),
    Račun: oneLine(worker.account ?? ''),
    'Penzioni fond': fund ? FUNDS[fund] : '',
  });

const filled = (values: Readonly<Record<string, string>>): Meta => ({
  kind: 'meta',
  entries: Object.entries(values)
    .map(([label, value]) => ({ label, value, verbatim: label === 'Račun' }))
    .filter(({ value }) => value !== ''),
});

/** A group has its title once, beside its first row. */
const rowTable = (rows: readonly PayslipRow[]): Table => ({
  kind: 'table',
  caption: 'Obračun, iznosi u KM',
  isDense: true,
  columns: [
    shortText(''),
    words('Stavka'),
    figures('Sati'),
    { ...figures('Osnovica'), isSoft: true },
    figures('Iznos (KM)'),
  ],
  rows: rows.map(({ group, label, hours, base, amount }, at) => [
    rows[at - 1]?.group === group ? '' : group,
    label,
    hours ?? '',
    base ?? '',
    amount ?? '',
  ]),
  strongRows: rows.flatMap(({ isTotal }, at) => (isTotal ? [at] : [])),
  totals: [],
});

const signaturesOf = ({ employer, worker }: Payslip): Block => ({
  kind: 'signatures',
  parties: [
    { role: 'Za poslodavca', name: oneLine(employer.name) },
    { role: 'Primio radnik', name: oneLine(worker.name) },
  ],
});
