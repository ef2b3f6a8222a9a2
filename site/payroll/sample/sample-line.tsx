import type { Day } from '@obracun/engine/core/days/day.ts';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ask } from '../../storage/db/ask.ts';
import { reasonOf } from '../../storage/db/cause.ts';
import { useWatched } from '../../storage/db/watch.ts';
import { lastOver } from '../../storage/payroll/months.ts';
import { ConfirmButton } from '../../ui/controls/ask-first.tsx';
import { Button } from '../../ui/controls/button.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import { bringSample, type SampleState, sampleKept, sampleState } from './sample.ts';
import styles from './sample-line.module.css';

interface SampleLineProps {
  readonly today: Day;
  readonly removal: Removal;
}

/** Invented firms to try everything with: added and removed by one press each. */
export function SampleLine({ today, removal }: SampleLineProps) {
  const state = useWatched<SampleState | undefined>(sampleState, undefined);
  const [problem, setProblem] = useState<string>();
  const refused = (error: unknown) => setProblem(`Nije uspjelo: ${reasonOf(error)}.`);
  const bring = () => void bringSample(lastOver('', today), today).catch(refused);
  const takeOut = () =>
    void ask(sampleKept).then((chosen) => removal.removeMany(chosen, 'ogledne firme'), refused);
  if (state === undefined) return null;
  return (
    <div className={styles.line}>
      {state === 'none' && (
        <>
          <p>Isprobajte na dvije ogledne firme sa šest izmišljenih radnika, po jednoj iz svakog entiteta.</p>
          <Button onClick={bring}>
            <Sparkles aria-hidden="true" size={18} /> Dodaj ogledne firme
          </Button>
        </>
      )}
      {state === 'untouched' && <Button onClick={takeOut}>Ukloni ogledne firme</Button>}
      {state === 'changed' && (
        <ConfirmButton
          words="Ukloni ogledne firme"
          question="Ukloniti ogledne firme i ono što ste u njima mijenjali?"
          choices={[{ words: 'Ukloni sve', act: takeOut }]}
        >
          U oglednim firmama ima vaših unosa ili zaključenih mjeseci. Uklanja se sve što je u njima; vaše
          druge firme ostaju. Može se vratiti dok je ova stranica otvorena.
        </ConfirmButton>
      )}
      <output>{problem}</output>
    </div>
  );
}
