import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import type { SomeOf } from '../../ui/form/some-of.ts';

/** Props of the parts of the form of a contract. */
export interface EngagementFieldsProps {
  readonly firm: Firm;
  readonly draft: Engagement;
  readonly change: (part: SomeOf<Engagement>) => void;
}

type TextName =
  | 'firstName'
  | 'lastName'
  | 'jmbg'
  | 'address'
  | 'account'
  | 'country'
  | 'subject'
  | 'costCentre'
  | 'note';

/** Props of a text field of the contract. */
export const textOf =
  (draft: Engagement, change: EngagementFieldsProps['change']) => (name: TextName, label: string) => ({
    id: fieldId(`ugovor.${name}`),
    label,
    text: draft[name],
    onText: (typed: string) => change({ [name]: typed }),
  });
