import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { SomeOf } from '../../ui/form/some-of.ts';

/** The edited firm, and its setter. */
export interface FirmEdit {
  readonly firm: Firm;
  readonly change: (part: SomeOf<Firm>) => void;
}

type TextName = 'name' | 'jib' | 'address' | 'place' | 'activity' | 'account' | 'phone' | 'email';

/** Props of a text field of the firm. */
export const textOf =
  ({ firm, change }: FirmEdit) =>
  (name: TextName, label: string) => ({
    id: fieldId(`firma.${name}`),
    label,
    text: firm[name],
    onText: (typed: string) => change({ [name]: typed }),
  });

/** Props of a required choice of the firm. */
export const choiceOf =
  ({ firm, change }: FirmEdit) =>
  <K extends 'entity' | 'kind'>(name: K, label: string, labels: Readonly<Record<Firm[K], string>>) => ({
    id: fieldId(`firma.${name}`),
    label,
    labels,
    value: firm[name],
    isRequired: true,
    onValue: (chosen: Firm[K] | undefined) => chosen && change({ [name]: chosen }),
  });
