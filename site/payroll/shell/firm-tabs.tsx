import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import { addressOf, type FirmSection, type Place } from '../ui/routing/place.ts';
import styles from './firm-tabs.module.css';
import { screenOf, TABS } from './sections.ts';

/** Sections that show an earlier closing too: their tabs stay with it. */
const OF_CLOSINGS: readonly FirmSection[] = ['placanja', 'papiri', 'obrasci', 'knjizenje'];

/** The tabs of a firm; on a phone one menu, named after the open one. */
export function FirmTabs({ place }: { readonly place: Place }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { firm, year, month, closing } = place;
  const { tab } = screenOf(place.section);
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <nav aria-label="Dijelovi firme" className="onScreen" onKeyDown={closeByEscape}>
      <button
        ref={button}
        type="button"
        className={joinClasses('box strong', styles.menu)}
        aria-expanded={isOpen}
        aria-controls="dijelovi"
        onClick={() => setOpen(!isOpen)}
      >
        {TABS.find(({ section }) => section === tab)?.word}
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      <ul id="dijelovi" className={styles.list} data-open={isOpen || undefined}>
        {TABS.map(({ section, word }) => (
          <li key={section}>
            <a
              href={addressOf({
                firm,
                section,
                year,
                month,
                ...(OF_CLOSINGS.includes(section) && { closing }),
              })}
              className={styles.tab}
              aria-current={section === tab ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {word}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
