import { MONTHS_A_YEAR, yearOf } from '@obracun/engine/core/days/day.ts';
import { gip1022 } from '@obracun/engine/payroll/forms/federal/gip-1022.ts';
import { olp1021 } from '@obracun/engine/payroll/forms/federal/olp-1021.ts';
import type { FormFile } from '@obracun/engine/payroll/forms/filing.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { monthRanges } from '@obracun/engine/payroll/model/month-ranges.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { payoutsOf } from '@obracun/engine/payroll/month/payouts/month-payouts.ts';
import { workerYears } from '@obracun/engine/payroll/month/year.ts';
import { changedPairs } from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { isOpeningMonth } from '@obracun/engine/payroll/staff/opening/merged.ts';
import { Download } from 'lucide-react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import { earlierClosings } from '../../../storage/payroll/earlier-closings.ts';
import { monthsOfYear } from '../../../storage/payroll/months.ts';
import { withOpeningBalances } from '../../../storage/payroll/openings.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { CertaintyMark } from '../../../ui/certainty.tsx';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { drawSlips } from '../../papers/slips/draw-slips.ts';
import { CheckFirst } from '../../ui/output/check-first.tsx';
import { CheckList } from '../../ui/output/check-list.tsx';
import { DrawingView } from '../../ui/output/drawing-view.tsx';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { textFile } from '../../ui/output/month-file.ts';
import { Remark, Section } from '../../ui/output/section.tsx';
import { SkippedList } from '../../ui/output/skipped-list.tsx';
import { useDrawing } from '../../ui/output/use-drawing.ts';

interface YearOutputProps {
  readonly firm: Firm;
  readonly year: number;
}

/** The yearly forms of a firm of the Federation, of its closed months. */
export function YearOutput({ firm, year }: YearOutputProps) {
  const paid = usePaidMonths(firm.id, year);
  if (firm.entity !== 'fbih') return null;
  if (!paid) return <Waiting />;
  const { months, corrected } = paid;
  return (
    <Section title={`Godišnji obrasci za ${year}.`} isFiles>
      {months.length === 0 ? (
        <Remark>Nijedan zaključen mjesec nije isplaćen u {year}. godini.</Remark>
      ) : (
        <Forms firm={firm} year={year} months={months} corrected={corrected} />
      )}
    </Section>
  );
}

function Forms({ firm, year, months, corrected }: YearOutputProps & PaidMonths) {
  const today = useToday();
  if (!today) return <Waiting />;
  const { xml, fileName, skipped, doubts } = gip1022(firm, months, year, today);
  return (
    <>
      <CheckFirst entity={firm.entity} />
      <Remark>
        U obrascima su mjeseci isplaćeni u {year}: {monthRanges(months.map(({ month }) => month))}.
      </Remark>
      <SkippedList title="Nisu u GIP-1022" skipped={skipped} />
      <CheckList doubts={doubts} />
      {xml !== undefined && <FileButtons files={[textFile('GIP-1022 (XML)', fileName, xml)]} />}
      {corrected.size > 0 && (
        <AmendedGip file={gip1022(firm, months, year, today, corrected)} workers={corrected.size} />
      )}
      <YearlyRecords firm={firm} year={year} months={months} />
    </>
  );
}

interface AmendedGipProps {
  readonly file: FormFile;
  readonly workers: number;
}

/** Forms of workers with a corrected month, for a year already filed. */
const AmendedGip = ({ file: { xml, fileName }, workers }: AmendedGipProps) =>
  xml !== undefined && (
    <>
      <Remark>
        Radnika s ispravljenim mjesecom: {workers}. Ako je GIP-1022 već predat, predajte samo njihov, s
        oznakom Izmjena. <CertaintyMark level="visoka" />
      </Remark>
      <FileButtons files={[textFile('GIP-1022, izmjena (XML)', fileName, xml)]} />
    </>
  );

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
      <DrawingView drawing={drawing} text="Pravljenje OLP-1021" />
    </>
  );
}

/** Data of a year. */
interface PaidMonths {
  readonly months: readonly SettledMonth[];
  /** Workers whose figures differ between the closings of these months. */
  readonly corrected: ReadonlySet<string>;
}

/** The closed months and opening balances of a firm that were paid in a year: some of the year before among them. Undefined until they are read. */
const usePaidMonths = (firm: string, year: number): PaidMonths | undefined =>
  useFound(monthId(firm, year, 1), paidInYearOf);

async function paidInYearOf(db: Database, id: string): Promise<PaidMonths> {
  const { firm, year } = monthOfId(id);
  const stored = await Promise.all([year - 1, year].map((one) => monthsOfYear(db, firm, one)));
  const closings = await closingsOf(db, stored.flat());
  const paid = closings.filter(({ content }) =>
    payoutsOf(content.settled.month).some(({ day }) => yearOf(day) === year),
  );
  const corrected = await Promise.all(paid.map((closing) => correctedIn(db, closing)));
  const months = await withOpeningBalances(
    db,
    firm,
    paid.map(({ content }) => content.settled),
    { first: { year: year - 1, month: 1 }, last: { year, month: MONTHS_A_YEAR } },
  );
  return { months: months.filter((one) => isPaidIn(one, year)), corrected: new Set(corrected.flat()) };
}

const isPaidIn = (one: SettledMonth, year: number): boolean =>
  !isOpeningMonth(one) || one.wages.some(({ opening }) => opening && yearOf(opening.payday) === year);

/** Workers whose figures differ between the first and the current closing of a month. */
async function correctedIn(
  db: Database,
  { id, content }: StoredRecord<ClosedMonth>,
): Promise<readonly string[]> {
  const [first] = (await earlierClosings(db, id)).closings;
  return first ? changedPairs(first.content.settled, content.settled).map(({ worker }) => worker.id) : [];
}
