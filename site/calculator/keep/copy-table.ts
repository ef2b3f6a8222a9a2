import type { Warning } from '@obracun/engine/kernel/issue.ts';
import { asRead } from '../../device/as-read.ts';
import { tsvOf } from '../../spreadsheet/tsv.ts';
import { figureOf } from '../answer/figure.ts';
import type { Ledger } from '../answer/ledger-of.ts';
import { plainFigure } from '../answer/plain-figure.ts';
import { writeWarning } from './write-warning.ts';

/**
 * Every line as rows of a table: name, figure and unit between tabs, which spreadsheets take as cells; each warning under its
 * line, and first of all those about the whole, as that it is an estimate.
 */
export const tableText = ({ sections, rest }: Pick<Ledger, 'sections' | 'rest'>): string =>
  tsvOf([
    ...rest.map(warningRow),
    ...sections.flatMap(({ title, lines }) => [
      [asRead(title)],
      ...lines.flatMap(({ line, warnings }) => [
        [asRead(line.label), plainFigure(line), asRead(figureOf(line).unit)],
        ...warnings.map(warningRow),
      ]),
    ]),
  ]);

const warningRow = (warning: Warning): readonly string[] => [asRead(writeWarning(warning))];
