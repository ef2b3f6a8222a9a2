import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Warning } from '@obracun/engine/core/issue.ts';
import { unitOf } from '@obracun/engine/core/numbers/units.ts';
import { asRead } from '../../storage/as-read.ts';
import { tsvOf } from '../../xlsx/tsv.ts';
import { figureOf, plainFigure } from '../api/figure.ts';
import { type Ledger, type LedgerLine, markedEstimate } from '../api/ledger-of.ts';
import type { Chosen } from '../form-state/form-fields.ts';
import { type Input, inputsOf } from './inputs-of.ts';

/**
 * Title, inputs and every line as rows of a table: name, figure and unit between tabs, which spreadsheets split into
 * cells; each warning under its line, and first those about the whole, such as the estimate.
 */
export const tableText = (
  definition: FormDefinition,
  chosen: Chosen,
  { sections, rest, isEstimate }: Pick<Ledger, 'sections' | 'rest' | 'isEstimate'>,
): string =>
  tsvOf([
    [asRead(markedEstimate(definition.title, isEstimate))],
    [asRead('Unos')],
    ...inputsOf(definition, chosen).map(inputRow),
    ...rest.map(warningRow),
    ...sections.flatMap(({ title, lines }) => [
      [asRead(title)],
      ...lines.flatMap((one) => [lineRow(one), ...one.warnings.map(warningRow)]),
    ]),
  ]);

const inputRow = ({ field: { label, kind }, value, written }: Input): readonly string[] =>
  typeof value === 'number'
    ? [asRead(label), plainFigure({ kind, value }), asRead(unitOf(kind))]
    : [asRead(label), asRead(written)];

const lineRow = (one: LedgerLine): readonly string[] => [
  lineName(one),
  plainFigure(one.line),
  asRead(figureOf(one.line).unit),
];

const warningRow = (warning: Warning): readonly string[] => [asRead(writeWarning(warning))];

/** The name of a line in a table without indentation: a part is marked in words. */
export const lineName = ({ line: { label }, isWithin }: LedgerLine): string =>
  asRead(isWithin ? `od toga ${label}` : label);

/** Formats a warning in plain text. */
export const writeWarning = ({ poruka, izvor }: Warning): string =>
  `Upozorenje: ${poruka}${izvor ? ` (${izvor})` : ''}`;
