import { commaAmount } from '../../../core/numbers/units.ts';
import { csvText } from '../../../documents/csv.ts';
import type { Dl5Row } from './dl5.ts';
import type { Form1002 } from './form-1002.ts';

/** The sheet DL1 as CSV. */
export const dl1Csv = ({ dl1 }: Form1002): string => csvText([dl1.columns, ...dl1.rows, dl1.totals]);

export const FRONT_COLUMNS = ['Red', 'Naziv', 'Vrijednost'] as const;

/** The first page: its rows, and row 11 for every code of revenue. */
export const frontRows = ({ head, codes }: Form1002): readonly (readonly string[])[] => [
  ...head.map(({ row, label, value }) => [row, label, value]),
  ...codes.map(({ code, amount }) => ['11', code, amount]),
];

/** The first page as CSV, with the notes of the form and the workers who are not in it. */
export const frontCsv = (form: Form1002): string =>
  csvText([
    FRONT_COLUMNS,
    ...frontRows(form),
    ...form.skipped.map(({ worker, reason }) => ['', `Nije u obrascu: ${worker}`, reason]),
    ...form.notes.map((note) => ['', 'Napomena', note]),
  ]);

export const DL5_COLUMNS = [
  'Radnik',
  'JMB',
  '6 bruto za bolovanje',
  '7 razlika do punog bruta',
  'dani',
  'ko snosi',
] as const;

/** Days stand beside the figures when the register of absences has them. */
export const dl5Cells = ({
  worker,
  jmbg,
  days,
  isOfFund,
  sickGross,
  difference,
}: Dl5Row): readonly string[] => [
  worker,
  jmbg,
  commaAmount(sickGross),
  difference === undefined ? '' : commaAmount(difference),
  days ?? '',
  isOfFund ? 'fond' : 'poslodavac',
];

/** The sheet DL5 as CSV. */
export const dl5Csv = ({ dl5 }: Form1002): string => csvText([DL5_COLUMNS, ...dl5.map(dl5Cells)]);
