import { type Block, type Document, figures, words } from '../../../documents/blocks.ts';
import { decimalFigure } from '../../../documents/figures.ts';
import { type Sheet, sheetName } from '../../../documents/sheet.ts';
import { oneLine } from '../../../documents/typed-text.ts';
import { MUNICIPALITY_TEXT } from '../../firms/municipalities/municipality.ts';
import { type Firm, seatOf } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { StatTable } from './stat-table.ts';

/** A filled statistical form of a firm, or of one of its units. */
export interface StatForm {
  readonly firm: Firm;
  /** `RAD-1 za 10/2026` */
  readonly title: string;
  readonly fileName: string;
  readonly parts: readonly { readonly name: string; readonly tables: readonly StatTable[] }[];
}

/** Where the form goes, and what is known of it. */
export const STAT_REMARKS: Readonly<Record<PayrollEntity, string>> = {
  fbih: 'RAD-1 se predaje kantonalnoj službi za statistiku do 25. za prethodni mjesec, a RAD-1G do 31. maja. Predaju ih firme s liste zavoda.',
  rs: 'Vrijednosti prepišite u obrasce RAD-1 i RAD-15 Republičkog zavoda za statistiku.',
  bd: 'Vrijednosti prepišite u obrazac koji firma dobije.',
};

const hasWorking = ({ rows }: StatTable): boolean => rows.some(({ working }) => working !== undefined);

const headingsOf = (table: StatTable): readonly string[] => [
  'Podatak',
  ...table.headings,
  ...(hasWorking(table) ? ['Iz čega'] : []),
];

const rowsOf = (table: StatTable) =>
  table.rows.map(({ label, values, working }) => [
    label,
    ...values.map((value) => (value === undefined ? '' : decimalFigure(value, 0))),
    ...(hasWorking(table) ? [working ?? ''] : []),
  ]);

/** A sheet for each unit, its tables below each other. */
export const statSheets = ({ title, fileName, parts }: StatForm): readonly Sheet[] =>
  parts.map(({ name, tables }, at) => ({
    name: sheetName([name || fileName, parts.length > 1 ? String(at + 1) : ''].filter(Boolean).join(' ')),
    widths: [36, 14, 14, 40, 14],
    rows: [
      [title],
      ...tables.flatMap((table) => [
        [''],
        [table.title],
        headingsOf(table),
        ...rowsOf(table),
        ...(table.note === undefined ? [] : [[table.note]]),
      ]),
    ],
    strongRows: [0],
  }));

/** The form as values to retype, with their workings. */
export const statDocument = ({ firm, title, fileName, parts }: StatForm): Document => ({
  title: `${title}, ${oneLine(firm.name)}`,
  language: 'bs-Latn',
  fileName,
  blocks: [
    { kind: 'title', text: title },
    { kind: 'paragraph', text: [{ bold: oneLine(firm.name) }] },
    { kind: 'paragraph', text: seatOf(firm) },
    {
      kind: 'meta',
      entries: [
        { label: 'JIB', value: firm.jib },
        { label: 'Djelatnost', value: firm.activity },
        { label: MUNICIPALITY_TEXT[firm.entity], value: firm.municipality?.name ?? '' },
      ].filter(({ value }) => value !== ''),
    },
    ...parts.flatMap(({ name, tables }) => [
      ...(name === '' ? [] : [{ kind: 'title', text: name, isPart: true, isApart: true } as const]),
      ...tables.flatMap(blocksOf),
    ]),
    { kind: 'small', text: STAT_REMARKS[firm.entity] },
  ],
});

const blocksOf = (table: StatTable): readonly Block[] => [
  { kind: 'title', text: table.title, isPart: true, isApart: true },
  ...(table.rows.length === 0
    ? []
    : [
        {
          kind: 'table',
          caption: table.title,
          isDense: true,
          columns: [
            words('Podatak'),
            ...table.headings.map((heading) => figures(heading)),
            ...(hasWorking(table) ? [words('Iz čega')] : []),
          ],
          rows: rowsOf(table),
          strongRows: table.rows.flatMap(({ isTotal }, at) => (isTotal ? [at] : [])),
          totals: [],
        } as const,
      ]),
  ...(table.note === undefined ? [] : [{ kind: 'small', text: table.note } as const]),
];
