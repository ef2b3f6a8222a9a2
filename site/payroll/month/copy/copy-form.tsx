import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { isEmpty } from '../edits/change.ts';
import { type CopyChoices, copiedColumns, type FundBefore, type WorkerCopy } from '../edits/copy.ts';
import { readEntry, writeEntryWithUnit } from '../edits/read-entry.ts';
import { titleOf } from '../rows/columns.ts';
import { EntryInput } from '../worker/entry-input.tsx';
import styles from './copy.module.css';
import { type FundAnswer, fundHoursOf, proposedAnswer } from './fund-answer.ts';

interface CopyFormProps {
  readonly firm: Firm;
  readonly copies: readonly WorkerCopy[];
  readonly agree: (choices: CopyChoices) => void;
  readonly close: () => void;
}

/** One-off entries of last month by worker: copied only when ticked; hours paid by a fund stay unless answered otherwise. */
export function CopyForm({ firm, copies, agree, close }: CopyFormProps) {
  const [taken, setTaken] = useState<CopyChoices['taken']>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, FundAnswer>>>(() => proposals(copies));
  const [isRefused, setRefused] = useState(false);
  const agreeing = useRef<HTMLButtonElement>(null);
  useEffect(() => agreeing.current?.focus(), []);
  const request = copies.filter(({ once, fund }) => fund || !isEmpty(once));
  const recurring = namesIn(
    firm,
    copies.map((copy) => copy.recurring),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hours = request.flatMap(({ worker, fund }) => {
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
    <form className="stack4" autoComplete="off" onSubmit={submit}>
      <p>
        {recurring.length > 0 &&
          `Kopira se: ${recurring.map((name) => titleOf(firm, name).toLowerCase()).join(', ')}. `}
        Označite šta iz prošlog mjeseca važi i sada.
      </p>
      <TakeForAll firm={firm} copies={request} taken={taken} take={take} />
      {request.map((copy) => (
        <WorkerChoices
          key={copy.worker.id}
          firm={firm}
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

/** First unanswered field: hours when required, else the status of the worker. */
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

/** Columns of some entries, in display order. */
const namesIn = (firm: Firm, all: readonly WorkerCopy['recurring'][]): readonly EntryName[] =>
  copiedColumns(firm).filter((name) => all.some((one) => one[name] !== undefined));

interface TakeForAllProps {
  readonly firm: Firm;
  readonly copies: readonly WorkerCopy[];
  readonly taken: CopyChoices['taken'];
  readonly take: (worker: string, name: EntryName, isTaken: boolean) => void;
}

/** Kinds shared by several workers, each with one checkbox for all. */
function TakeForAll({ firm, copies, taken, take }: TakeForAllProps) {
  const id = useId();
  const kinds = copiedColumns(firm)
    .map((name) => ({
      name,
      who: copies.filter(({ once }) => once[name] !== undefined),
    }))
    .filter(({ who }) => who.length > 1);
  if (kinds.length === 0) return null;
  return (
    <fieldset className={joinClasses('stack1 lined', styles.worker)}>
      <legend className="legend full strong">Za sve koji su imali</legend>
      {kinds.map(({ name, who }) => (
        <CheckboxInput
          key={name}
          id={`${id}-${name}`}
          label={`${titleOf(firm, name)} (radnika: ${who.length})`}
          isOn={who.every(({ worker }) => taken[worker.id]?.includes(name))}
          onChange={(isOn) => {
            for (const { worker } of who) take(worker.id, name, isOn);
          }}
        />
      ))}
    </fieldset>
  );
}

interface WorkerChoicesProps {
  readonly firm: Firm;
  readonly copy: WorkerCopy;
  readonly taken: readonly EntryName[];
  readonly take: (name: EntryName, isTaken: boolean) => void;
  readonly answer: FundAnswer | undefined;
  readonly onAnswer: (answer: FundAnswer) => void;
  /** True after a submission: unanswered fields show errors. */
  readonly isRefused: boolean;
}

/** One-off entries of one worker, each with a checkbox. */
function WorkerChoices({ firm, copy, taken, take, ...answered }: WorkerChoicesProps) {
  const id = useId();
  const { worker, once, fund } = copy;
  const { answer } = answered;
  return (
    <fieldset className={joinClasses('stack1 lined', styles.worker)}>
      <legend className="legend full strong">
        <WorkerName worker={worker} />
      </legend>
      {fund && answer && <FundChoice {...answered} fund={fund} answer={answer} />}
      {(Object.keys(once) as EntryName[]).map((name) => (
        <CheckboxInput
          key={name}
          id={`${id}-${name}`}
          label={`${titleOf(firm, name)}: ${writeEntryWithUnit(name, once[name] ?? 0)}`}
          isOn={taken.includes(name)}
          onChange={(isOn) => take(name, isOn)}
        />
      ))}
    </fieldset>
  );
}

interface FundChoiceProps {
  readonly fund: FundBefore;
  readonly answer: FundAnswer;
  readonly onAnswer: (answer: FundAnswer) => void;
  readonly isRefused: boolean;
}

const NO_HOURS = 'Upišite sate, npr. 80.';

const OTHERWISE = [
  { value: 'none', label: 'Radi cijeli mjesec' },
  { value: 'part', label: 'Na fondu dio mjeseca' },
] as const;

/** Checkbox for a whole month paid by a fund; without it the form asks for the status of the worker. */
function FundChoice({ fund, answer, onAnswer, isRefused }: FundChoiceProps) {
  const id = useId();
  const { hours, whole } = fund;
  const { now } = answer;
  const isUnanswered = fundHoursOf(answer, fund) === undefined;
  const answered = (one: FundAnswer['now']) => onAnswer({ ...answer, now: one });
  return (
    <div className="stack2" data-unanswered={isUnanswered || undefined}>
      <p className="soft">Prošli mjesec na teret fonda: {writeEntryWithUnit('fundHours', hours)}</p>
      {whole > 0 && (
        <CheckboxInput
          id={id}
          label={`I dalje na teret fonda, cijeli mjesec: ${writeEntryWithUnit('fundHours', whole)}`}
          isOn={now === 'whole'}
          onChange={(isOn) => answered(isOn ? 'whole' : undefined)}
        />
      )}
      {now !== 'whole' && (
        <Segments
          label="Šta je u ovom mjesecu"
          segments={OTHERWISE}
          value={now ?? ''}
          onChange={(chosen) => answered(chosen === 'part' ? 'part' : 'none')}
        />
      )}
      <p role="alert" className="problem">
        {isRefused && now === undefined && 'Izaberite šta je u ovom mjesecu.'}
      </p>
      {now === 'part' && (
        <EntryInput
          label="Sati na teret fonda"
          unit="h"
          text={answer.hours}
          error={
            readEntry('fundHours', answer.hours).error ?? (isRefused && isUnanswered ? NO_HOURS : undefined)
          }
          isFrozen={false}
          onText={(text) => onAnswer({ ...answer, hours: text.trim() })}
        />
      )}
    </div>
  );
}
