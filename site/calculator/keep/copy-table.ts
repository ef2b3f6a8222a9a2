import { asRead } from '../../device/as-read.ts';
import { figureOf, plainFigure } from '../answer/figure.ts';
import type { Ledger } from '../answer/ledger-of.ts';

/** Every line as rows of a table: name, figure and unit between tabs, which spreadsheets take as cells. */
export const tableText = ({ sections }: Pick<Ledger, 'sections'>): string =>
  sections
    .flatMap(({ title, lines }) => [
      asRead(title),
      ...lines.map(({ line }) =>
        [asRead(line.label), plainFigure(line), asRead(figureOf(line).unit)].join('\t'),
      ),
    ])
    .join('\n');
