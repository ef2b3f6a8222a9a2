import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import { SettingInput } from './setting-input.tsx';

/** As typed. */
interface Marks {
  readonly number: string;
  readonly day: string;
}

interface PaperMarksProps {
  /** Start of the ids: `potvrda`. */
  readonly name: string;
  readonly firm: string;
  readonly typed: Marks;
  readonly change: (part: Partial<Marks>) => void;
  /** As stored for the firm. */
  readonly signer: string;
  readonly onSigner: (signer: string) => void;
}

/** Number, day and signer of a paper. */
export const PaperMarks = ({ name, firm, typed, change, signer, onSigner }: PaperMarksProps) => (
  <>
    <TextInput
      id={fieldId(`${name}.number`)}
      label="Broj"
      text={typed.number}
      onText={(number) => change({ number })}
    />
    <DateInput id={fieldId(`${name}.day`)} label="Datum" text={typed.day} onText={(day) => change({ day })} />
    <SettingInput
      id={fieldId(`${name}.signer`)}
      firm={firm}
      name="signer"
      label="Potpisnik za poslodavca"
      hint="Pamti se za firmu."
      stored={signer}
      onTyped={onSigner}
    />
  </>
);
