import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { type Citation, checkedText, writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { Warning } from '@obracun/engine/core/issue.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../storage/as-read.ts';
import { AMOUNT, number, weight, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';
import type { AnswerLine } from '../api/answer.ts';
import { figureOf } from '../api/figure.ts';
import { lawUsed } from '../api/law-cited.ts';
import type { Ledger, LedgerLine, LedgerSection } from '../api/ledger-of.ts';
import { markedEstimate } from '../api/ledger-of.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { lineName, writeWarning } from './copy-table.ts';
import { type Input, inputsOf } from './inputs-of.ts';

const COLUMNS = [44, 16, 12, 60, 48];

/** The result as an XLSX file, made in the browser. */
export const workbookOf = (
  definition: FormDefinition,
  chosen: Chosen,
  ledger: Ledger,
  address: string,
): Promise<Blob> => {
  const rows = sheetOf(definition, chosen, ledger, address);
  return writeWorkbook([{ name: asRead('Obračun'), widths: COLUMNS, rows }]);
};

const FORMATS: Readonly<Record<string, string>> = { iznos: AMOUNT, satnica: '#,##0.000000' };

const text = (value: string, isStrong = false): CellObject => wordCell(asRead(value), weight(isStrong));

const figure = (value: unknown, kind: string, isStrong = false): CellObject =>
  typeof value === 'number' ? number(value, FORMATS[kind], weight(isStrong)) : text(String(value), isStrong);

/** Title, inputs, every line and the law, as rows of one sheet; numbers are numbers. */
const sheetOf = (definition: FormDefinition, chosen: Chosen, ledger: Ledger, address: string): SheetData => [
  [text(markedEstimate(definition.title, ledger.isEstimate), true)],
  [text(address)],
  [],
  [text('Unos', true)],
  ...inputsOf(definition, chosen).map(inputRow),
  ...ledger.sections.flatMap(sectionRows),
  ...ledger.rest.map(warningRow),
  [],
  [text('Propisi', true)],
  ...lawUsed(ledger).map(lawRow),
];

const inputRow = ({ field, value, written }: Input): Row => [
  text(field.label),
  typeof value === 'number' ? figure(value, field.kind) : text(written),
  text(unitOf(field.kind)),
];

const sectionRows = ({ title, lines }: LedgerSection): Row[] => [
  [],
  [text(title, true)],
  ...lines.flatMap((one) => [lineRow(one), ...one.warnings.map(warningRow)]),
];

const warningRow = (warning: Warning): Row => [text(writeWarning(warning), true)];

function lineRow(one: LedgerLine): Row {
  const { line, isTotal } = one;
  return [
    wordCell(lineName(one), weight(isTotal)),
    figure(lineValue(line), line.kind, isTotal),
    text(figureOf(line).unit),
    text(line.formula),
    text(line.working),
  ];
}

const lineValue = ({ kind, value }: AnswerLine): number | string =>
  kind === 'datum' && typeof value === 'string' ? formatDay(value) : value;

const lawRow = (cited: Citation): Row => [
  text(cited.naziv),
  text(writeCitation(cited)),
  text(`od ${formatDay(cited.od)}`),
  text(cited.url ?? ''),
  text(`${checkedText(cited)}, pouzdanost ${cited.pouzdanost}`),
];
