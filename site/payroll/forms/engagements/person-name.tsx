import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { Engagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { type Called, CalledSo } from '../../../ui/typed.tsx';

type Named = Pick<Engagement, 'firstName' | 'lastName'>;

/** The name of a person in a list; our text for one without. */
export function calledPerson(person: Named): Called {
  const typed = surnameFirst(person);
  return { typed, after: typed ? undefined : 'Osoba bez imena' };
}

export const PersonName = ({ person }: { readonly person: Named }) => <CalledSo {...calledPerson(person)} />;
