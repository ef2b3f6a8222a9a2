import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Specification } from '@obracun/engine/payroll/forms/federal/form-2001.ts';
import { specificationCells } from '@obracun/engine/payroll/forms/federal/specification-cells.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { Output } from '../../month/output/output.ts';
import { CheckList } from '../../ui/output/check-list.tsx';
import { CopyTable } from '../../ui/output/copy-table.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { textFile } from '../../ui/output/month-file.ts';
import { Remark } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { ourValues } from './our-values.ts';

/** MIP-1023 as a file, 2001 and 2001-A in the rows of the forms. */
export function FederalForms({ output }: { readonly output: Output }) {
  const { skipped, doubts } = output.papers.mip;
  return (
    <>
      <SkippedList title="Nisu u MIP-1023" skipped={skipped} />
      <CheckList doubts={doubts} />
      <FileButtons files={output.forms.map(({ name, text }) => textFile(wordOf(name), name, text))} />
      {output.papers.specifications.map((one) => (
        <SpecificationTable key={specificationName(one)} specification={one} month={output.settled.month} />
      ))}
    </>
  );
}

const wordOf = (name: string): string =>
  name.endsWith('.xml') ? 'MIP-1023 (XML)' : `${name.replace('obrazac-', '').replace('.csv', '')} (CSV)`;

interface SpecificationTableProps {
  readonly specification: Specification;
  readonly month: PayrollMonth;
}

/** `Obrazac 2001`; in a month with several payouts its number and box, of workers without pay the box alone. */
const specificationName = ({ kind, payout, pays }: Specification): string =>
  [
    `Obrazac ${kind}`,
    payout && `isplata ${payout.number} (${pays})`,
    !payout && pays === 'b' && 'b: samo doprinosi',
  ]
    .filter(Boolean)
    .join(', ');

/** Workers, and the day of the payout in a month with several. */
function briefly({ workers, payout }: Specification, month: PayrollMonth): string {
  const day = payoutsOf(month).find(({ id }) => id === payout?.id)?.day;
  return [day && formatDay(day), `radnika: ${workers.length}`].filter(Boolean).join(' · ');
}

const SpecificationTable = ({ specification, month }: SpecificationTableProps) => (
  <Folded title={specificationName(specification)} line={briefly(specification, month)} isOnPaper>
    <CopyTable
      caption={specificationName(specification)}
      texts={1}
      isOurs={ourValues(specification.head)}
      columns={['Red', 'Naziv', 'Obrazac', 'Po listićima', 'Razlika']}
      rows={specificationCells(specification)}
    />
    {specification.notes.map((note) => (
      <Remark key={note}>
        <Quoted>{note}</Quoted>
      </Remark>
    ))}
    <Remark>Redovi 16–22 mogu se za feninge razlikovati od listića. Plaća se po listićima.</Remark>
  </Folded>
);
