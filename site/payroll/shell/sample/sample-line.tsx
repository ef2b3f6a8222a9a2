import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { reasonOf } from '../../../storage/db/cause.ts';
import { useWatched } from '../../../storage/db/watch.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { lastOver } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmButton } from '../../../ui/controls/confirm-button.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { FIRST_PLACE } from '../../ui/routing/place.ts';
import { goTo, hasMoved, stepInPlace } from '../../ui/routing/use-place.ts';
import { bringSample, sampleState, sampleStored } from './sample.ts';

interface SampleLineProps {
  readonly today: Day;
  readonly removal: Removal;
  /** True without other firms: an office with its own is offered none. */
  readonly isOffered: boolean;
}

/** Loaded apart: it draws papers of a month. */
const closeBefore = async (of: YearMonth, today: Day): Promise<void> =>
  (await fetchPart(() => import('./close-sample.ts'))).closeSampleMonths(of, today);

/** Invented firms to try everything with: added and removed by one press each. */
export function SampleLine({ today, removal, isOffered }: SampleLineProps) {
  // Where no firm is stored there is no sample: the offer waits for no database, so nothing below it moves.
  const state = useWatched(sampleState) ?? (isOffered ? 'none' : undefined);
  const [problem, setProblem] = useState<string>();
  const refused = (error: unknown) => setProblem(`Nije uspjelo: ${reasonOf(error)}.`);
  const bring = () => {
    const of = lastOver('', today);
    stepInPlace();
    void bringSample(of, today)
      // The list leads to the open month also while those before it are being closed.
      .then(() => goTo({ ...FIRST_PLACE, ...of, firm: undefined }))
      .catch(refused)
      // Without the service the sample has no closed month.
      .then(() => closeBefore(of, today).catch(() => undefined));
  };
  useEffect(() => {
    // The pressed button is gone, and the list it filled takes the focus.
    if (state === 'untouched' && hasMoved() && document.activeElement === document.body)
      document.getElementById('firme')?.focus();
  }, [state]);
  const exportFile = () =>
    void withDatabase(sampleStored).then((chosen) => removal.removeMany(chosen, 'ogledne firme'), refused);
  if (state === undefined) return null;
  return (
    <div className="onScreen row4">
      {state === 'none' && isOffered && (
        <>
          <p className="soft">Isprobajte na dvije ogledne firme s izmišljenim radnicima.</p>
          <Button onClick={bring}>
            <Sparkles aria-hidden="true" size={18} /> Dodaj ogledne firme
          </Button>
        </>
      )}
      {state === 'untouched' && <Button onClick={exportFile}>Ukloni ogledne firme</Button>}
      {state === 'changed' && (
        <ConfirmButton
          label="Ukloni ogledne firme"
          question="Ukloniti ogledne firme i ono što ste u njima mijenjali?"
          choices={[{ text: 'Ukloni sve', act: exportFile }]}
        >
          Uklanja se sve što je u njima, i vaši unosi. Može se vratiti dok je ova stranica otvorena.
        </ConfirmButton>
      )}
      <output>{problem}</output>
    </div>
  );
}
