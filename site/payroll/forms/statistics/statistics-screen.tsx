import { MONTHS_A_YEAR, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { rad1 } from '@obracun/engine/payroll/forms/statistics/rad-1.ts';
import { rad1g } from '@obracun/engine/payroll/forms/statistics/rad-1g.ts';
import { STAT_REMARKS, type StatForm } from '@obracun/engine/payroll/forms/statistics/stat-files.ts';
import { monthRanges } from '@obracun/engine/payroll/model/month-ranges.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo, useState } from 'react';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import type { Database } from '../../../storage/db/database.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../../storage/payroll/months.ts';
import { withOpeningBalances } from '../../../storage/payroll/openings.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';
import { useWorkers } from '../../../storage/payroll/use-stored.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { YearChooser } from '../../ui/paper/year-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { MissingList } from './missing-list.tsx';
import { StatView } from './stat-view.tsx';

const FORMS = [
  { value: 'rad-1', label: 'RAD-1 (mjesec)' },
  { value: 'rad-1g', label: 'RAD-1G (godina)' },
] as const;

type FormProps = Omit<SectionProps, 'worker' | 'section'>;

/** Statistical forms of a firm, filled from closed months. */
export function StatisticsScreen({ firm, year, month }: SectionProps) {
  const [form, setForm] = useState<string>('rad-1');
  return (
    <section className="stack4">
      <ArrivalHeading level={3} look="section">
        Statistika
      </ArrivalHeading>
      <a href={addressOf({ firm: firm.id, section: 'godina', year, month })}>Nazad na godinu</a>
      <p className="soft measure">{STAT_REMARKS[firm.content.entity]}</p>
      <div className="choice">
        <Segments label="Obrazac" segments={FORMS} value={form} onChange={setForm} />
      </div>
      {form === 'rad-1' ? (
        <MonthForm firm={firm} year={year} month={month} />
      ) : (
        <YearForm firm={firm} year={year} month={month} />
      )}
    </section>
  );
}

function MonthForm({ firm, year, month }: FormProps) {
  const of = { firm: firm.id, year, month };
  const months = useSettledYear(firm.id, year);
  const [by, setBy] = useState<string>('firma');
  if (!months) return <Waiting />;
  const settled = months.find((one) => one.month.month === month);
  const hasUnits = settled?.wages.some(({ worker }) => worker.costCentre) ?? false;
  const form: StatForm | undefined = settled && {
    firm: firm.content,
    title: `RAD-1 za ${monthWritten({ year, month })}`,
    fileName: `RAD-1_${year}-${String(month).padStart(2, '0')}`,
    parts: rad1(settled, hasUnits && by === 'jedinice').map(({ name, tables }) => ({
      name: hasUnits && by === 'jedinice' ? name || 'Bez mjesta troška' : '',
      tables,
    })),
  };
  return (
    <>
      <MonthChooser of={of} section="statistika" lastYear={year} entity={firm.content.entity} />
      {hasUnits && (
        <div className="choice">
          <Segments
            label="Jedinice"
            segments={[
              { value: 'firma', label: 'Cijela firma' },
              { value: 'jedinice', label: 'Po mjestu troška' },
            ]}
            value={by}
            onChange={setBy}
          />
        </div>
      )}
      {form ? <StatView form={form} /> : <NotClosed of={of} />}
    </>
  );
}

const NotClosed = ({ of }: { readonly of: { firm: string; year: number; month: number } }) => (
  <Notice kind="info">
    Statistika čeka da zaključite {monthName(of)}{' '}
    <a href={addressOf({ ...of, section: 'mjesec' })}>Otvori mjesec</a>
  </Notice>
);

function YearForm({ firm, year, month }: FormProps) {
  const [paidYear, setPaidYear] = useState<string>('prethodna');
  const stored = useWorkers(firm.id);
  const workers = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const ofPay = paidYear === 'prethodna' ? year - 1 : year;
  const now = useSettledYear(firm.id, year);
  const paid = useSettledYear(firm.id, ofPay);
  if (!workers || !now || !paid) return <Waiting />;
  return (
    <>
      <YearChooser place={{ firm: firm.id, section: 'statistika', year, month }} year={year} />
      <div className="choice">
        <Segments
          label="Godišnji iznosi"
          segments={[
            { value: 'prethodna', label: `Isplate za ${year - 1}.` },
            { value: 'ista', label: `Isplate za ${year}.` },
          ]}
          value={paidYear}
          onChange={setPaidYear}
        />
      </div>
      <YearFilled
        firm={firm}
        year={year}
        month={month}
        workers={workers}
        now={now}
        paid={paid}
        ofPay={ofPay}
      />
    </>
  );
}

interface YearFilledProps extends FormProps {
  readonly workers: readonly Worker[];
  readonly now: readonly SettledMonth[];
  readonly paid: readonly SettledMonth[];
  readonly ofPay: number;
}

function YearFilled({ firm, year, month, workers, now, paid, ofPay }: YearFilledProps) {
  const { tables, missing } = rad1g({
    entity: firm.content.entity,
    year,
    workers,
    march: now.find((one) => one.month.month === 3),
    paid,
    paidYear: ofPay,
  });
  const form: StatForm = {
    firm: firm.content,
    title: `RAD-1G, stanje 31. marta ${year}.`,
    fileName: `RAD-1G_${year}`,
    parts: [{ name: '', tables }],
  };
  const gaps = missingMonths(paid, ofPay);
  return (
    <>
      <MissingList of={{ firm: firm.id, year, month }} missing={missing} />
      {gaps.length > 0 && (
        <Notice kind="warn">Nisu zaključeni mjeseci {monthRanges(gaps)}. Godišnji iznosi su bez njih.</Notice>
      )}
      <StatView form={form} />
    </>
  );
}

const missingMonths = (paid: readonly SettledMonth[], year: number): readonly YearMonth[] =>
  Array.from({ length: MONTHS_A_YEAR }, (_, at) => ({ year, month: at + 1 })).filter(
    ({ month }) => !paid.some((one) => one.month.month === month),
  );

/** The closed months and opening balances of a year; undefined until they are read. */
const useSettledYear = (firm: string, year: number): readonly SettledMonth[] | undefined =>
  useFound(monthId(firm, year, 1), settledYear);

async function settledYear(db: Database, id: string): Promise<readonly SettledMonth[]> {
  const { firm, year } = monthOfId(id);
  const closings = await closingsOf(db, await monthsOfYear(db, firm, year));
  return withOpeningBalances(
    db,
    firm,
    closings.map(({ content }) => content.settled),
    { first: { year, month: 1 }, last: { year, month: MONTHS_A_YEAR } },
  );
}
