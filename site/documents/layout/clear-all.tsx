import { Eraser } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AskFirst } from '../../ui/controls/ask-first.tsx';

/** `Obriši sve`, with a confirmation. */
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
