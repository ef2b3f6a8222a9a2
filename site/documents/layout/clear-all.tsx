import { Eraser } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AskFirst } from '../../ui/controls/ask-first.tsx';

/** `Obriši sve`, which asks first. */
export const ClearAll = (props: Omit<ComponentProps<typeof AskFirst>, 'words'>) => (
  <AskFirst
    {...props}
    words={
      <>
        <Eraser aria-hidden="true" size={18} /> Obriši sve
      </>
    }
  />
);
