import { expect, test } from 'vitest';
import { gip1022 } from '../../forms/federal/gip-1022.ts';
import { mip1023, mipValues } from '../../forms/federal/mip-1023.ts';
import { federalFirm, federalMonth, srpskaMonth } from '../../forms/settled.fixture.ts';
import { amended1002, form1002 } from '../../forms/srpska/form-1002.ts';

const FILED = '2026-11-10';
const [first] = federalMonth.wages;
const corrected = new Set([first?.worker.id ?? '']);

test('gives the rows of corrected workers in MIP-1023 when a month is corrected', () => {
  const { columns, rows } = mipValues(federalMonth, corrected);
  expect(rows).toHaveLength(1);
  const [row = []] = rows;
  expect(columns.slice(0, 3)).toEqual(['VrstaIsplate', 'Jmb', 'ImePrezime']);
  const written = columns.map((name, at) => `<${name}>${row[at]}</${name}>`);
  const { xml = '' } = mip1023(federalMonth, FILED);
  for (const element of written) expect(xml).toContain(element);
  expect(mipValues(federalMonth, new Set())).toEqual({ columns: [], rows: [] });
});

test('files forms of corrected workers as Izmjena, and as Novi when a year is first filed', () => {
  const amended = gip1022(federalFirm, [federalMonth], 2026, '2027-03-10', corrected);
  expect(amended.fileName).toMatch(/_GIP_2026_izmjena\.xml$/);
  expect(amended.xml?.match(/<Operacija>Izmjena</g)).toHaveLength(1);
  expect(amended.xml).not.toContain('<Operacija>Novi<');
  expect(amended.xml).toContain(`<JMBZaposlenika>${first?.worker.jmbg}<`);
  const basic = gip1022(federalFirm, [federalMonth], 2026, '2027-02-10');
  expect(basic.xml?.match(/<Operacija>Novi</g)).toHaveLength(federalMonth.wages.length);
});

test('marks an amended 1002 by 11.2 and leaves room for a bar code when the basic one was filed', () => {
  const basic = form1002(srpskaMonth, FILED);
  const amended = amended1002(basic);
  const values = amended.head.map(({ row, value }) => [row, value]);
  expect(values).toContainEqual(['11.1', '']);
  expect(values).toContainEqual(['11.2', 'da']);
  expect(values).toContainEqual(['15', '']);
  const rows = amended.head.map(({ row }) => Number(row));
  expect(rows).toEqual(rows.toSorted((one, other) => one - other));
  expect({ ...amended, head: [] }).toEqual({ ...basic, head: [] });
});
