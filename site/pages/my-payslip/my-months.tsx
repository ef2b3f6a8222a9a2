import { yearOf } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import {
  type MyPayslip,
  readMyPayslip,
  writeMyPayslip,
} from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { useEffect, useState } from 'react';
import { DifferenceTable } from '../../calculator/saved-results/difference-table.tsx';
import { differencesOf } from '../../calculator/saved-results/differences.ts';
import { savePayslip } from '../../calculator/saved-results/keep-result.ts';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { today } from '../../platform/clock.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { useStored } from '../../storage/db/watch.ts';
import { setting, useSetting } from '../../storage/setting.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { StoredList } from '../../ui/saved-list/stored-list.tsx';
import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { earlierOf, repeatedMonths, whySentence, yearSentence } from './months.ts';
import styles from './my-payslip-page.module.css';
import { monthName, resultOfPayslip, type SavedPayslip, savedPayslips } from './stored-payslip.ts';

const savesPayslips = setting('cuvaj-listice', ['ne', 'da']);
const NONE: readonly SavedPayslip[] = [];

interface MyMonthsProps {
  /** The payslip on the page; without one only what is stored is shown. */
  readonly payslip: MyPayslip | undefined;
}

/** The payslips that a worker saves on this device, if wanted: the year, what changed since the month before, and the list. */
export function MyMonths({ payslip }: MyMonthsProps) {
  const isSaving = useSetting(savesPayslips) === 'da';
  const saved = useStored(savedPayslips, NONE);
  const removal = useRemoval();
  const problem = useSaving(isSaving && payslip ? writeMyPayslip(payslip) : undefined);
  if (!payslip && saved.length === 0 && !removal.message) return null;
  const payslips = saved.map((one) => one.payslip);
  const thisYear = yearOf(today());
  const earnings = yearSentence(payslips, payslip?.year ?? payslips[0]?.year ?? thisYear, thisYear);
  const repeated = repeatedMonths(payslips);
  return (
    <section className={joinClasses('onScreen stack3 lined', styles.months)} aria-labelledby="moji-mjeseci">
      <Heading level={2} look="section" id="moji-mjeseci">
        Moji mjeseci
      </Heading>
      {earnings && <p className="strong">{earnings}</p>}
      {payslip && <SinceEarlier payslip={payslip} earlier={earlierOf(saved, payslip)} />}
      <CheckboxInput
        id="cuvaj-listice"
        label="Čuvaj moje listiće na ovom uređaju"
        isOn={isSaving}
        onChange={(isOn) => savesPayslips.set(isOn ? 'da' : 'ne')}
      />
      <p className="soft">
        {isSaving
          ? 'Svaki listić koji otvorite ostaje samo ovdje, dok ga ne uklonite.'
          : 'Tako se mjeseci sabiraju i porede. Ništa se ne šalje.'}
      </p>
      {problem && <Notice kind="error">Listić nije sačuvan: {problem}.</Notice>}
      {repeated.length > 0 && (
        <Notice kind="info">
          Više listića za isti mjesec: {repeated.join(', ')} Ako je jedan ispravka drugog, uklonite stari.
        </Notice>
      )}
      <SavedList saved={saved} removal={removal} />
    </section>
  );
}

/**
 * Saves a payslip once it is opened.
 * @param link of the payslip
 * @returns why it could not be saved
 */
function useSaving(link: string | undefined): string | undefined {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const payslip = link === undefined ? undefined : readMyPayslip(link);
    if (!payslip) return;
    savePayslip(resultOfPayslip(payslip)).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(reasonOf(error)),
    );
  }, [link]);
  return problem;
}

interface SinceEarlierProps {
  readonly payslip: MyPayslip;
  readonly earlier: SavedPayslip | undefined;
}

/** Why more or less was paid than in the month stored before. */
function SinceEarlier({ payslip, earlier }: SinceEarlierProps) {
  if (!earlier) return null;
  const sections = differencesOf(earlier.content, resultOfPayslip(payslip));
  return (
    <>
      <p>{whySentence(earlier.payslip, payslip)}</p>
      {sections.length > 0 && (
        <DifferenceTable sections={sections} before={monthName(earlier.payslip)} after={monthName(payslip)} />
      )}
    </>
  );
}

interface SavedListProps {
  readonly saved: readonly SavedPayslip[];
  readonly removal: ReturnType<typeof useRemoval>;
}

const SavedList = ({ saved, removal }: SavedListProps) => (
  <>
    <StoredList
      things={saved}
      nameOf={nameOf}
      actions={[
        {
          text: 'Otvori',
          act: ({ payslip }) => {
            location.hash = writeMyPayslip(payslip);
          },
        },
      ]}
      remove={(one) => removal.remove({ obracuni: [one.id] }, nameOf(one))}
    />
    {saved.length > 1 && (
      <div>
        <Button
          look="quiet"
          onClick={() => removal.removeMany({ obracuni: saved.map(({ id }) => id) }, 'svi listići')}
        >
          Ukloni sve
        </Button>
      </div>
    )}
    <RemovalLine {...removal} />
  </>
);

const nameOf = ({ payslip }: SavedPayslip) => ({
  typed: '',
  before: `${monthName(payslip)}: ${formatMoney(payslip.parts.paid)}`,
});
