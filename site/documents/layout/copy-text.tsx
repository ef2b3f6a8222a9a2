import type { Document } from '@obracun/engine/documents/blocks.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import { Copy } from 'lucide-react';
import { CopyButton } from '../../ui/controls/copy-button.tsx';

/** Copies the whole document as text. */
export const CopyText = ({ document }: { readonly document: Document }) => (
  <CopyButton look="quiet" text={() => documentText(document)}>
    {(label = 'Kopiraj tekst') => (
      <>
        <Copy aria-hidden="true" size={18} /> {label}
      </>
    )}
  </CopyButton>
);
