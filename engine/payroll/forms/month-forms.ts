import type { Day } from '../../core/days/day.ts';
import { csvText } from '../../documents/csv.ts';
import type { FrozenForm, SettledMonth } from '../model/wage.ts';
import { estimateNotes, markedFile } from '../month/calculate/estimated.ts';
import { payoutReference } from '../month/payouts/month-payouts.ts';
import { districtValues } from './bd-values.ts';
import { type Specification, specifications } from './federal/form-2001.ts';
import { mip1023 } from './federal/mip-1023.ts';
import { specificationCells } from './federal/specification-cells.ts';
import { form1002 } from './srpska/form-1002.ts';
import { dl1Csv } from './srpska/form-1002-csv.ts';

/** Every form of a month that is a file, frozen when the month is closed. */
export function monthForms(settled: SettledMonth, filed: Day): readonly FrozenForm[] {
  const mip = mip1023(settled, filed);
  const district = districtValues(settled);
  const hasSrpska = settled.wages.some(({ entity }) => entity === 'rs');
  const forms = [
    ...(mip.xml === undefined ? [] : [{ name: mip.fileName, text: mip.xml }]),
    ...specifications(settled).map((one) => ({
      name: `obrazac-${one.kind}${specificationMark(one)}.csv`,
      text: specificationCsv(one),
    })),
    ...(hasSrpska
      ? [{ name: 'obrazac-1002-DL1.csv', text: withNotes(dl1Csv(form1002(settled, filed)), settled) }]
      : []),
    ...(district.rows.length > 0
      ? [
          {
            name: 'brcko-vrijednosti.csv',
            text: withNotes(csvText([district.columns, ...district.rows, district.totals]), settled),
          },
        ]
      : []),
  ];
  return forms.map(({ name, text }) => ({ name: markedFile(settled, name), text }));
}

/** An estimate has a row that says so. */
const withNotes = (csv: string, settled: SettledMonth): string =>
  csv + csvText(estimateNotes(settled).map((note) => [note]));

/** `_isplata-2_a` in a month with several payouts, `_b` of workers without pay. */
const specificationMark = ({ payout, pays }: Specification): string =>
  [payout && `_${payoutReference(payout)}`, pays && `_${pays}`].filter(Boolean).join('');

const specificationCsv = (specification: Specification): string =>
  csvText([
    ['red', 'opis', 'obrazac', 'po listićima', 'razlika'],
    ...specificationCells(specification),
    ...specification.notes.map((note) => ['', note, '', '', '']),
  ]);
