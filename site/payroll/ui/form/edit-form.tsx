import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { Place } from '../routing/place.ts';
import { stepOnceDone } from '../routing/use-place.ts';
import styles from './edit-form.module.css';
import type { Editing } from './use-editing.ts';
import { useWarnedLeaving } from './use-warned-leaving.ts';

interface EditFormProps {
  readonly label: string;
  readonly editing: Pick<
    Editing<unknown>,
    'isChanged' | 'message' | 'isChangedElsewhere' | 'discard' | 'keepMine' | 'save'
  >;
  readonly children: ReactNode;
  /** Target after saving; without one the form stays open. */
  readonly next?: Place;
  /** Further actions next to the save button. */
  readonly actions?: ReactNode;
}

/** The form of a stored record, with its save button. */
export function EditForm({ label, editing, children, next, actions }: EditFormProps) {
  const { isChanged, message, isChangedElsewhere, discard, keepMine, save } = editing;
  useWarnedLeaving(isChanged);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const step = stepOnceDone();
    if ((await save()) && next) step(next);
  };
  return (
    <form
      className={joinClasses('stack5', styles.form)}
      aria-label={label}
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      {children}
      {isChangedElsewhere && (
        <Notice kind="warn">
          Isto je u međuvremenu promijenjeno u drugoj kartici.{' '}
          <Button look="link" onClick={discard}>
            Učitaj tu izmjenu
          </Button>{' '}
          ili{' '}
          <Button look="link" onClick={keepMine}>
            zadrži moj unos
          </Button>
          , pa sačuvajte.
        </Notice>
      )}
      <div className="onScreen row4">
        <Button type="submit" look="main" disabled={isChangedElsewhere}>
          Sačuvaj
        </Button>
        {isChanged && (
          <Button look="quiet" onClick={discard}>
            Odustani od izmjena
          </Button>
        )}
        {actions}
      </div>
      <output className="small unlessEmpty">
        {isChanged && !message ? 'Izmjene još nisu sačuvane.' : message && <Quoted>{message}</Quoted>}
      </output>
    </form>
  );
}
