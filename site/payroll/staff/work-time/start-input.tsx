import { readClock, writeClock } from '@obracun/engine/payroll/staff/work-time/clock.ts';
import { useState } from 'react';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import { saveStaffSettings } from '../../../storage/payroll/staff-records.ts';
import { useTypedUntilLeft } from '../../ui/use-typed-until-left.ts';

interface StartInputProps {
  readonly firm: string;
  /** As stored; undefined until typed. */
  readonly workStart: number | undefined;
}

/** The start of the working day of a firm, typed once. */
export function StartInput({ firm, workStart }: StartInputProps) {
  const [problem, setProblem] = useState<string>();
  const stored = writeClock(workStart);
  const { typed, type } = useTypedUntilLeft(stored, (text) => {
    const read = readClock(text);
    if (read === undefined) return;
    saveStaffSettings(firm, { workStart: read }).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(`Nije sačuvano: ${reasonOf(error)}.`),
    );
  });
  const text = typed ?? stored;
  const isWrong = text.trim() !== '' && readClock(text) === undefined;
  return (
    <TextInput
      id={fieldId('vrijeme.workStart')}
      label="Početak radnog dana u firmi"
      placeholder="npr. 8:00"
      error={isWrong ? 'Upišite sat, npr. 8 ili 7:30.' : undefined}
      warning={problem}
      text={text}
      onText={type}
    />
  );
}
