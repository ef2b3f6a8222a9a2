import { ABSENCE_KINDS } from '@obracun/engine/payroll/model/absence.ts';
import { CalendarPlus } from 'lucide-react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Heading } from '../../../ui/page/heading.tsx';
import { countedIn, type MonthRow } from '../../month/rows/rows.ts';
import { addressOf, NEW_ABSENCE } from '../../ui/routing/place.ts';
import styles from './absences.module.css';
import { spellInWords } from './texts.ts';

interface WorkerAbsencesProps {
  readonly of: MonthOf;
  readonly row: MonthRow;
  readonly isFrozen: boolean;
}

/** Entries of the absence register for a worker's month, with a link to it. */
export function WorkerAbsences({ of, row, isFrozen }: WorkerAbsencesProps) {
  const { id } = row;
  const spells = countedIn(row)?.registered?.spells ?? [];
  if (isFrozen && spells.length === 0) return null;
  const there = { ...of, section: 'odsustva', worker: id } as const;
  return (
    <section>
      <Heading level={3} look="group">
        Odsustva u ovom mjesecu
      </Heading>
      {spells.length > 0 && (
        <ul className={joinClasses('bullets', styles.spells)}>
          {spells.map((spell) => (
            <li key={`${spell.absence} ${spell.from}`}>
              <a href={addressOf({ ...there, absence: spell.absence })}>{ABSENCE_KINDS[spell.kind]}</a>{' '}
              {spellInWords(spell)}
            </li>
          ))}
        </ul>
      )}
      {!isFrozen && (
        <ButtonLink look="plain" href={addressOf({ ...there, absence: NEW_ABSENCE })}>
          <CalendarPlus aria-hidden="true" size={18} /> Upiši odsustvo
        </ButtonLink>
      )}
    </section>
  );
}
