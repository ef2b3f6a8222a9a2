import { FillButton } from './fill-button.tsx';
import { filledFrom } from './filled-from-profile.ts';

interface FillFormProps<V> {
  readonly values: V;
  readonly change: (part: Partial<V>) => void;
}

/** Fills the empty fields of a document from the profile. */
export const FillForm = <V extends object>({ values, change }: FillFormProps<V>) => (
  <FillButton
    fillWith={(profile) => {
      const part = filledFrom(profile, values as Readonly<Record<string, unknown>>);
      return Object.keys(part).length > 0 ? () => change(part as Partial<V>) : undefined;
    }}
  />
);
