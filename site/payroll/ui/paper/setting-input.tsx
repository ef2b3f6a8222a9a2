import type { StaffSettings } from '@obracun/engine/payroll/model/staff-settings.ts';
import { useState } from 'react';
import { TextInput } from '../../../fields/text-input.tsx';
import { reasonOf } from '../../../storage/db/cause.ts';
import { saveStaffSettings } from '../../../storage/payroll/staff-records.ts';
import { useTypedUntilLeft } from '../use-typed-until-left.ts';

interface SettingInputProps {
  readonly id: string;
  readonly firm: string;
  readonly name: 'leaveArticle' | 'rulebook' | 'remedy' | 'signer';
  readonly label: string;
  readonly hint?: string;
  readonly rows?: number;
  /** As stored. */
  readonly stored: string;
  /** Called at each key, before it is stored. */
  readonly onTyped: (text: string) => void;
}

/** A text typed once for a firm: stored after a pause, and when the field is left. */
export function SettingInput({ firm, name, stored, onTyped, ...rest }: SettingInputProps) {
  const [problem, setProblem] = useState<string>();
  const { typed, type } = useTypedUntilLeft(stored, (text) => {
    const part: Partial<StaffSettings> = { [name]: text.trim() };
    saveStaffSettings(firm, part).then(
      () => setProblem(undefined),
      (error: unknown) => setProblem(`Nije sačuvano: ${reasonOf(error)}.`),
    );
  });
  return (
    <TextInput
      {...rest}
      text={typed ?? stored}
      warning={problem}
      onText={(text) => {
        type(text);
        onTyped(text);
      }}
    />
  );
}
