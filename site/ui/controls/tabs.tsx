import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly value: string;
  readonly label: string;
}

interface TabsProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const tabId = (value: string): string => `kartica-${value}`;

const panelId = (value: string): string => `dio-${value}`;

/** Position reached by a key, undefined for the other keys. */
function stepOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs over their panels, one of them open. Only the open one is a tab stop: arrows, Home and End move between them. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[stepOf(event.key, at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${tabId(next.value)}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={joinClasses('onScreen row4', styles.tabs)}
      onKeyDown={move}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(tab.value)}
          aria-selected={tab.value === value}
          aria-controls={panelId(tab.value)}
          tabIndex={tab.value === value ? 0 : -1}
          className={joinClasses('soft bare', styles.tab)}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly value: string;
  readonly isOpen: boolean;
  /** Printed on its own sheet under this heading, which the tab replaces on the screen. */
  readonly sheet?: string | undefined;
  /** Printed while another tab is open. */
  readonly isOnPaper?: boolean;
  /** Shown while there are no tabs. */
  readonly isAlone?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The content of a tab. A closed one is hidden, and printed only where it is always on paper. */
export const TabPanel = ({
  value,
  isOpen,
  sheet,
  isOnPaper,
  isAlone,
  className,
  children,
}: TabPanelProps) => (
  <div
    {...(!isAlone && { role: 'tabpanel', 'aria-labelledby': tabId(value) })}
    id={panelId(value)}
    hidden={!isOpen && !isOnPaper}
    className={joinClasses(className, !isOpen && isOnPaper && styles.closed, sheet && styles.sheet)}
  >
    {sheet && <p className={styles.heading}>{sheet}</p>}
    {children}
  </div>
);
