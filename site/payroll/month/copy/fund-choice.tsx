import { useId } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import type { FundBefore } from '../../month-edits/copy.ts';
import { readEntry, writeEntryWithUnit } from '../../month-edits/read-entry.ts';
import { EntryInput } from '../worker/entry-input.tsx';
import styles from './copy.module.css';
import { type FundAnswer, fundHoursOf } from './fund-answer.ts';

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

/** Who was on a fund stays so for the whole month by a tick; without it, it is asked what they are now. */
export function FundChoice({ fund, answer, onAnswer, isRefused }: FundChoiceProps) {
  const id = useId();
  const { hours, whole } = fund;
  const { now } = answer;
  const isUnanswered = fundHoursOf(answer, fund) === undefined;
  const answered = (one: FundAnswer['now']) => onAnswer({ ...answer, now: one });
  return (
    <div className={styles.fund} data-unanswered={isUnanswered || undefined}>
      <p className={styles.before}>Prošli mjesec na teret fonda: {writeEntryWithUnit('fundHours', hours)}</p>
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
      <p role="alert" className={styles.problem}>
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
