import { yearOf } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { gip1022 } from '@obracun/engine/payroll/forms/federal/gip-1022.ts';
import { olp1021 } from '@obracun/engine/payroll/forms/federal/olp-1021.ts';
import { CHECK_FIRST } from '@obracun/engine/payroll/forms/filing.ts';
import { workerYears } from '@obracun/engine/payroll/forms/year.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import { Download } from 'lucide-react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Database } from '../../../storage/db/database.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../../storage/payroll/months.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CheckList } from '../components/doubt-list.tsx';
import { DrawingView } from '../components/drawing-view.tsx';
import { FileButtons } from '../components/file-buttons.tsx';
import { Remark, Section } from '../components/section.tsx';
import { SkippedList } from '../components/skipped-list.tsx';
import { textFile } from '../files/month-file.ts';
import { drawSlips } from '../slips/draw-slips.ts';
import { useDrawing } from '../slips/use-drawing.ts';

interface YearOutputProps {
  readonly firm: Firm;
  readonly year: number;
}

/** The yearly forms of a firm of the Federation, of its closed months. */
export function YearOutput({ firm, year }: YearOutputProps) {
  const months = usePaidMonths(firm.id, year);
  if (firm.entity !== 'fbih') return null;
  if (!months) return <Waiting />;
  return (
    <Section title={`Godišnji obrasci za ${year}.`} isFiles>
      {months.length === 0 ? (
        <Remark>Nijedan zaključen mjesec nije isplaćen u {year}. godini.</Remark>
      ) : (
        <Forms firm={firm} year={year} months={months} />
      )}
    </Section>
  );
}

function Forms({ firm, year, months }: YearOutputProps & { readonly months: readonly SettledMonth[] }) {
  const today = useToday();
  if (!today) return <Waiting />;
  const { xml, fileName, skipped, doubts } = gip1022(firm, months, year, today);
  return (
    <>
      <Notice kind="warn">Službene sheme obrazaca nisu viđene: {CHECK_FIRST}.</Notice>
      <Remark>
        U obrascima su zaključeni mjeseci isplaćeni u {year}: {monthsWords(months)}.
      </Remark>
      <SkippedList title="Nisu u GIP-1022" skipped={skipped} />
      <CheckList doubts={doubts} />
      {xml !== undefined && <FileButtons files={[textFile('GIP-1022 (XML)', fileName, xml)]} />}
      <YearlyRecords firm={firm} year={year} months={months} />
    </>
  );
}

const monthsWords = (months: readonly SettledMonth[]): string =>
  months.map(({ month }) => monthWritten(month)).join(', ');

/** OLP-1021 of every worker in one PDF, rendered outside of the page. */
function YearlyRecords({
  firm,
  year,
  months,
}: YearOutputProps & { readonly months: readonly SettledMonth[] }) {
  const drawing = useDrawing();
  const make = () =>
    drawing.start(async (tell, signal) => {
      const documents = workerYears(months, year).map((one) => olp1021(firm, one, year));
      const together = `OLP-1021_${year}`;
      const [file] = await drawSlips({ documents, together }, tell, signal);
      if (file)
        saveFile(new Blob([file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), `${together}.pdf`);
    });
  return (
    <>
      <Buttons>
        <Button disabled={drawing.share !== undefined} onClick={make}>
          <Download aria-hidden="true" size={18} /> OLP-1021 (PDF)
        </Button>
      </Buttons>
      <DrawingView drawing={drawing} words="Pravljenje OLP-1021" />
    </>
  );
}

/** The closed months of a firm paid in a year, including some of the year before. Undefined until they are read. */
const usePaidMonths = (firm: string, year: number): readonly SettledMonth[] | undefined =>
  useFound(monthId(firm, year, 1), paidInYearOf);

async function paidInYearOf(db: Database, id: string): Promise<readonly SettledMonth[]> {
  const { firm, year } = monthOfId(id);
  const months = await Promise.all([year - 1, year].map((one) => monthsOfYear(db, firm, one)));
  const closings = await closingsOf(db, months.flat());
  return closings.map(({ content }) => content.settled).filter(({ month }) => yearOf(month.payday) === year);
}
