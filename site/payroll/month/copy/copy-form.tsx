import { ENTRY_COLUMNS } from '@obracun/engine/payroll/api-request/entry-columns.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { isEmpty } from '../../month-edits/change.ts';
import type { CopyChoices, WorkerCopy } from '../../month-edits/copy.ts';
import styles from './copy.module.css';
import { type FundAnswer, fundHoursOf, proposedAnswer } from './fund-answer.ts';
import { TakeForAll } from './take-for-all.tsx';
import { WorkerChoices } from './worker-choices.tsx';

interface CopyFormProps {
  readonly copies: readonly WorkerCopy[];
  readonly agree: (choices: CopyChoices) => void;
  readonly close: () => void;
}

/** What happened once last month, by worker: nothing of it is taken unless it is ticked, and who was on a fund stays so unless somebody says otherwise. */
export function CopyForm({ copies, agree, close }: CopyFormProps) {
  const [taken, setTaken] = useState<CopyChoices['taken']>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, FundAnswer>>>(() => proposals(copies));
  const [isRefused, setRefused] = useState(false);
  const agreeing = useRef<HTMLButtonElement>(null);
  useEffect(() => agreeing.current?.focus(), []);
  const asked = copies.filter(({ once, fund }) => fund || !isEmpty(once));
  const recurring = namesIn(copies.map((copy) => copy.recurring));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hours = asked.flatMap(({ worker, fund }) => {
      const answer = answers[worker.id];
      return fund && answer ? [[worker.id, fundHoursOf(answer, fund)] as const] : [];
    });
    setRefused(true);
    if (hours.some(([, one]) => one === undefined)) return focusUnanswered(event.currentTarget);
    agree({ taken, fundHours: Object.fromEntries(hours) });
  };
  const take = (worker: string, name: EntryName, isTaken: boolean) =>
    setTaken((before) => ({ ...before, [worker]: withName(before[worker] ?? [], name, isTaken) }));
  return (
    <form className={styles.form} autoComplete="off" onSubmit={submit}>
      <p>
        {recurring.length > 0 && `Kopira se: ${recurring.map(titleOf).join(', ')}. `}
        Ugovorena plata, topli obrok, prevoz i stalne obustave važe i bez kopiranja. Ostalo se desilo prošlog
        mjeseca: označite šta važi i sada.
      </p>
      <TakeForAll copies={asked} taken={taken} take={take} />
      {asked.map((copy) => (
        <WorkerChoices
          key={copy.worker.id}
          copy={copy}
          taken={taken[copy.worker.id] ?? []}
          take={(name, isTaken) => take(copy.worker.id, name, isTaken)}
          answer={answers[copy.worker.id]}
          onAnswer={(answer) => setAnswers((before) => ({ ...before, [copy.worker.id]: answer }))}
          isRefused={isRefused}
        />
      ))}
      <Buttons>
        <Button onClick={close}>Odustani</Button>
        <Button ref={agreeing} type="submit" look="main">
          Kopiraj
        </Button>
      </Buttons>
    </form>
  );
}

/** What is to be answered first: hours where they are asked for, else what the worker is now. */
function focusUnanswered(form: HTMLFormElement): void {
  const open = form.querySelector('[data-unanswered]');
  const field = (type: string) => open?.querySelector<HTMLElement>(`input[type="${type}"]`);
  (field('text') ?? field('radio'))?.focus();
}

const proposals = (copies: readonly WorkerCopy[]): Readonly<Record<string, FundAnswer>> =>
  Object.fromEntries(
    copies.flatMap(({ worker, fund }) => (fund ? [[worker.id, proposedAnswer(fund)] as const] : [])),
  );

const withName = (names: readonly EntryName[], name: EntryName, isIn: boolean): readonly EntryName[] =>
  isIn ? [...names.filter((one) => one !== name), name] : names.filter((one) => one !== name);

/** The columns of some entries, in the order people read them. */
const namesIn = (all: readonly WorkerCopy['recurring'][]): readonly EntryName[] =>
  (Object.keys(ENTRY_COLUMNS) as EntryName[]).filter((name) => all.some((one) => one[name] !== undefined));

const titleOf = (name: EntryName): string => ENTRY_COLUMNS[name].label.toLowerCase();
