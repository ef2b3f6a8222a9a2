import type { Document } from '@obracun/engine/documents/blocks.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import { Copy } from 'lucide-react';
import { useCopy } from '../../calculator/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

const SAID = { copied: 'Kopirano', failed: 'Preglednik ne dozvoljava kopiranje' } as const;

/** The whole document as text, to be pasted elsewhere. */
export function CopyText({ document }: { readonly document: Document }) {
  const [outcome, copy] = useCopy();
  return (
    <>
      <Button look="quiet" onClick={() => copy(documentText(document))}>
        <Copy aria-hidden="true" size={18} /> {outcome ? SAID[outcome] : 'Kopiraj tekst'}
      </Button>
      <VisuallyHidden>
        <output>{outcome && SAID[outcome]}</output>
      </VisuallyHidden>
    </>
  );
}
