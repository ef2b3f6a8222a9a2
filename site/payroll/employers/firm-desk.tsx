import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { Part } from '../../lazy-loading/part.tsx';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import type { Kept } from '../../storage/db/tables.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { FirmName } from '../form/firm-name.tsx';
import { FirmFacts } from '../print/firm-facts.tsx';
import { addressOf, FIRST_PLACE, type Place } from '../routing/place.ts';
import styles from './firm-desk.module.css';
import { DESK, tabOf } from './sections.ts';
import { useShownMonth } from './use-shown-month.ts';

interface FirmDeskProps {
  readonly firm: Kept<Firm>;
  readonly place: Place;
  readonly today: Day;
}

/** One firm: its tabs and what the chosen one shows, of the month of the address or the one that is to be worked on. */
export function FirmDesk({ firm, place, today }: FirmDeskProps) {
  const { year, month } = useShownMonth(firm.id, place, today);
  const chosen = tabOf(place.section);
  return (
    <>
      <div className={styles.head}>
        <a href={addressOf({ ...FIRST_PLACE, year, month })}>Sve firme</a>
        <Heading level={2} className={styles.name}>
          <FirmName name={firm.content.name} />
        </Heading>
        <FirmFacts firm={firm.content} className={styles.facts} />
      </div>
      <nav aria-label="Dijelovi firme">
        <ul className={styles.tabs}>
          {DESK.map(({ section, word }) => (
            <li key={section}>
              <a
                href={addressOf({ firm: firm.id, section, year, month })}
                className={styles.tab}
                aria-current={section === chosen?.section ? 'page' : undefined}
              >
                {word}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {chosen && year && month ? (
        <Part
          key={`${firm.id}:${chosen.section}`}
          load={chosen.load}
          props={{ firm, section: place.section, year, month, worker: place.worker }}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}
