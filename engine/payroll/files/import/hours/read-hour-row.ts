import { PPM } from '../../../../core/numbers/money.ts';
import { oneLine } from '../../../../documents/typed-text.ts';
import { type AmountSigns, readAmount, readHours, readPercent, readQuantity } from '../cells/amount.ts';
import { type CellReading, cellText, plainly, type RawCell, readJmbg, unreadable } from '../cells/reading.ts';
import { readCount } from '../cells/texts.ts';
import type { SourceRow } from '../columns/field-text.ts';
import { isPersonField } from '../columns/field-text.ts';
import { type HourField, numberKindOfField } from '../columns/hour-fields.ts';
import type { Assignment } from '../columns/layout.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { judgeCell } from '../rows/read-cell.ts';
import { codeOf, saysHours } from './hour-columns.ts';

/** Context for reading a line of hours. */
export interface HourReading {
  readonly assignment: Assignment<HourField>;
  readonly signs: readonly AmountSigns[];
  /** Absence columns counted in days. */
  readonly countsDays: readonly boolean[];
  readonly choices: ImportChoices;
}

/** Reads and judges the imported cells of a line. */
export const readHourRow = (row: SourceRow, reading: HourReading): JudgedCell<HourField>[] =>
  reading.assignment.flatMap((field, column) => {
    const cell =
      field && judgeCell(row, column, field, reading.choices, (...question) => read(reading, ...question));
    return cell ? [cell] : [];
  });

function read(
  { signs, choices }: HourReading,
  field: HourField,
  cell: RawCell,
  column: number,
): CellReading<unknown> {
  const text = cellText(cell);
  if (field === 'jmbg') return readJmbg(text);
  if (field === 'note' || isPersonField(field)) return plainly(oneLine(text.replace(/^'(?=[=+\-@])/, '')));
  if (field.startsWith('day')) return readDayCell(text, choices);
  const kind = numberKindOfField(field);
  if (kind === 'cijeli') return readCount(text);
  if (kind === 'posto') return readPercent(text, PPM);
  if (kind === 'koeficijent') return readQuantity(text);
  if (kind === 'iznos') return readAmount(cell, signs[column] ?? { decimal: new Set() });
  return readHours(text);
}

/** Reads a grid day: hours, or a code with a confirmed meaning. */
function readDayCell(text: string, { answers }: ImportChoices): CellReading<unknown> {
  if (saysHours(text)) return readHours(text);
  const meaning = answers[`kod:${codeOf(text)}`];
  return meaning
    ? plainly(meaning)
    : unreadable(`Potvrdite šta znači oznaka ${codeOf(text)}. Pitanje je iznad tabele.`);
}
