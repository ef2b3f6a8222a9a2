import { Eraser, FilePlus2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { ConfirmButton } from '../../ui/controls/confirm-button.tsx';

interface StartOrClearProps {
  /** Name of the document after `Novi` and `Obriši`: `dokument`. */
  readonly what: string;
  readonly startNew: () => void;
  readonly clear: () => void;
}

/** Starts another draft, or clears this one. */
export const StartOrClear = ({ what, startNew, clear }: StartOrClearProps) => (
  <Buttons>
    <Button onClick={startNew}>
      <FilePlus2 aria-hidden="true" size={18} /> {`Novi ${what}`}
    </Button>
    <ClearAll question="Obrisati sve upisano?" choices={[{ text: `Obriši ${what}`, act: clear }]}>
      Ovaj nacrt se ne može vratiti. Drugi nacrti ostaju.
    </ClearAll>
  </Buttons>
);

/** `Obriši sve`, with a confirmation. */
export const ClearAll = (props: Omit<ComponentProps<typeof ConfirmButton>, 'label'>) => (
  <ConfirmButton
    {...props}
    label={
      <>
        <Eraser aria-hidden="true" size={18} /> Obriši sve
      </>
    }
  />
);
