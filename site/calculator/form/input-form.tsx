import { Eraser, Printer, Undo2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { focusField } from '../../fields/layout/field-id.ts';
import { OptionalPart } from '../../lazy-loading/part.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import hidden from '../../ui/visually-hidden.module.css';
import { useFormContext } from '../form-state/form-context.ts';
import { FormGroup } from './form-group.tsx';
import styles from './input-form.module.css';

/** The inputs of a calculator that computes while typing: Enter only shows missing fields. */
export function InputForm() {
  const { form, errors } = useFormContext();
  const showGaps = () => {
    const { gaps } = form.reading;
    const wrong = Object.keys(errors);
    // Completes partial input: a month of two digits may be whole.
    form.leave([...wrong, ...gaps]);
    const [first = gaps[0]] = wrong;
    if (first) focusField(first);
  };
  return (
    <FormFrame onEnter={showGaps}>
      {form.definition.groups.map((group) => (
        <FormGroup key={group.title} group={group} />
      ))}
      {/* Enter in a field submits only when there is a submit button. */}
      <button type="submit" hidden>
        Pokaži šta nedostaje
      </button>
      <FormActions />
    </FormFrame>
  );
}

/** Loaded when a link contains unknown fields. */
const loadUnread = async () => (await import('./unread-link.tsx')).UnreadLink;

interface FormFrameProps {
  readonly onEnter: () => void;
  readonly children: ReactNode;
}

/** The inputs of a screen. The browser submits nothing: with this method Enter keeps the page before hydration too. */
export function FormFrame({ onEnter, children }: FormFrameProps) {
  const { unread } = useFormContext().form.state;
  return (
    <form
      className={joinClasses('onScreen', styles.form)}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-label="Unos"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      {unread && <OptionalPart load={loadUnread} props={{ names: unread }} />}
      {children}
    </form>
  );
}

/**
 * Actions on a whole form; they stay visible under a long form.
 * @param children actions before clearing
 */
export const FormActions = ({ children }: { readonly children?: ReactNode }) => (
  <div className={joinClasses('row2', styles.actions)}>
    {children}
    <ClearButton />
    <PrintButton />
  </div>
);

/** Clears the whole form and its result; restorable until the next input. */
function ClearButton() {
  const { clear, bringBack, state } = useFormContext().form;
  const isCleared = state.cleared !== undefined;
  const Icon = isCleared ? Undo2 : Eraser;
  return (
    <Button onClick={isCleared ? bringBack : clear}>
      <Icon aria-hidden="true" size={18} /> {isCleared ? 'Vrati obrisano' : 'Obriši sve'}
    </Button>
  );
}

/** Prints the result; without one it stays focusable and says so when pressed. */
function PrintButton() {
  const { canPrint, form } = useFormContext();
  const reason = useId();
  const [isPressed, setPressed] = useState(false);
  if (canPrint === undefined) return null;
  return (
    <>
      <Button
        aria-disabled={!canPrint}
        aria-describedby={canPrint ? undefined : reason}
        onClick={() => (canPrint ? print() : setPressed(true))}
      >
        <Printer aria-hidden="true" size={18} /> Štampaj
      </Button>
      {!canPrint && <PrintReason id={reason} isShown={isPressed && form.reading.gaps.length > 0} />}
    </>
  );
}

/** Hidden from view until the button is pressed, and while the answer is on its way: it would move what follows for a moment. */
const PrintReason = ({ id, isShown }: { readonly id: string; readonly isShown: boolean }) => (
  <small id={id} className={isShown ? 'soft' : hidden.hidden}>
    Štampa se kad bude rezultata.
  </small>
);
