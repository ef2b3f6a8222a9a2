import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable, type TableColumn } from './data-table.tsx';

interface Wage {
  readonly name: string;
  readonly hours: number;
  readonly net: number;
}

const ROWS: readonly Wage[] = [
  { name: 'Prva', hours: 168, net: 1200 },
  { name: 'Druga', hours: 80, net: 640 },
];

const NAME: TableColumn<Wage> = { title: 'Radnik', isHeading: true, cell: ({ name }) => name };
const NET: TableColumn<Wage> = { title: 'Neto', className: 'figure', cell: ({ net }) => net };

test('names columns and rows by head cells of their scope', () => {
  expect(renderToStaticMarkup(<DataTable columns={[NAME, NET]} rows={ROWS} />)).toBe(
    '<table><thead><tr><th scope="col">Radnik</th><th scope="col" class="figure">Neto</th></tr></thead><tbody>' +
      '<tr><th scope="row">Prva</th><td class="figure">1200</td></tr>' +
      '<tr><th scope="row">Druga</th><td class="figure">640</td></tr></tbody></table>',
  );
});

test('heads a column by an empty cell when it has no title', () => {
  const drawn = renderToStaticMarkup(
    <DataTable columns={[NAME, { className: 'tools', cell: () => 'Ukloni' }]} rows={[]} />,
  );
  expect(drawn).toContain('<th scope="col">Radnik</th><td class="tools"></td>');
});

test('sums columns in the foot, over the columns that a cell spans', () => {
  const drawn = renderToStaticMarkup(
    <DataTable
      columns={[
        { ...NAME, foot: 'Ukupno', footProps: { colSpan: 2 } },
        { title: 'Sati', cell: ({ hours }) => hours },
        { ...NET, foot: 1840 },
        { title: 'Napomena', cell: () => '' },
      ]}
      rows={ROWS}
    />,
  );
  expect(drawn).toContain(
    '<tfoot><tr><th scope="row" colSpan="2">Ukupno</th><td class="figure">1840</td><td></td></tr></tfoot>',
  );
});

test('puts attributes on the table, its caption, rows and cells', () => {
  const drawn = renderToStaticMarkup(
    <DataTable
      id="plate"
      className="table"
      caption="Iznosi u KM"
      captionClass="soft"
      columns={[
        {
          ...NAME,
          headProps: { className: 'wide' },
          cellProps: ({ hours }, at) => ({ translate: 'no', title: `${at} ${hours}` }),
        },
        { ...NET, cellProps: () => ({ className: 'whole' }) },
      ]}
      rows={ROWS}
      rowProps={({ hours }) => ({ 'aria-current': hours > 100 || undefined })}
    />,
  );
  expect(drawn).toContain('<table id="plate" class="table"><caption class="soft">Iznosi u KM</caption>');
  expect(drawn).toContain('<th scope="col" class="wide">Radnik</th>');
  expect(drawn).toContain(
    '<tr aria-current="true"><th scope="row" translate="no" title="0 168">Prva</th><td class="whole">1200</td></tr>',
  );
  expect(drawn).toContain('<tr><th scope="row" translate="no" title="1 80">Druga</th>');
});

test('scrolls under its name when it has one', () => {
  const drawn = renderToStaticMarkup(<DataTable scrolled="Plate" columns={[NAME]} rows={ROWS} />);
  expect(drawn).toMatch(/<section [^>]*tabindex="0" aria-label="Plate"><table>/i);
});

test('heads each group of rows by its title when it has one', () => {
  const drawn = renderToStaticMarkup(
    <DataTable
      columns={[NAME, NET]}
      groups={[{ title: 'Uneseno', rows: ROWS.slice(0, 1) }, { rows: ROWS.slice(1) }]}
      groupClass="section"
    />,
  );
  expect(drawn).toContain(
    '<tbody><tr><th scope="rowgroup" colSpan="2" class="section">Uneseno</th></tr><tr><th scope="row">Prva</th>',
  );
  expect(drawn).toContain('</tbody><tbody><tr><th scope="row">Druga</th>');
});

test('heads nothing by a note that spans the whole foot', () => {
  const note = { ...NAME, foot: 'Zaokruženo', footProps: { colSpan: 2 } };
  const drawn = renderToStaticMarkup(<DataTable columns={[note, NET]} rows={ROWS} />);
  expect(drawn).toContain('<tfoot><tr><td colSpan="2">Zaokruženo</td></tr></tfoot>');
});
