import { Eraser } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ConfirmButton } from '../../ui/controls/ask-first.tsx';

/** `Obriši sve`, with a confirmation. */
export const ClearAll = (props: Omit<ComponentProps<typeof ConfirmButton>, 'words'>) => (
  <ConfirmButton
    {...props}
    words={
      <>
        <Eraser aria-hidden="true" size={18} /> Obriši sve
      </>
    }
  />
);
