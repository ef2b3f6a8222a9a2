import { type RefObject, useEffect } from 'react';

/** Keys of the actions on a month, without those that browsers use for menus. */
export const SHORTCUTS = {
  copy: 'Alt+K',
  sheet: 'Alt+R',
  close: 'Alt+Z',
  takeAll: 'Alt+P',
  nextFirm: 'Alt+N',
  nextMonth: 'Alt+M',
} as const;

/** A dialog and an input take their keys themselves. */
const OWN_KEYS = 'dialog[open], input, select, textarea, [role="grid"]';

/**
 * Presses the control that names the keys in `aria-keyshortcuts`; a sheet takes the focus at its active cell.
 * @param section where `?` opens the list of shortcuts
 */
export function useShortcuts(section: RefObject<HTMLElement | null>, list: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.isComposing || document.querySelector('dialog[open]'))
        return;
      if (event.key === '?' && isOpening(event, section.current)) {
        event.preventDefault();
        list();
        return;
      }
      const control = event.altKey ? controlOf(event) : null;
      if (!control) return;
      event.preventDefault();
      if (control.role === 'grid') control.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      else {
        // As a press does: what is typed in a cell is saved first.
        control.focus();
        control.click();
      }
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [section, list]);
}

/** A letter of a pressed key; on a Mac the key of Option is another sign. */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');

const controlOf = (event: KeyboardEvent): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${letterOf(event)}"]`);

const isOpening = ({ target }: KeyboardEvent, section: HTMLElement | null): boolean =>
  target instanceof Element && section?.contains(target) === true && !target.closest(OWN_KEYS);
