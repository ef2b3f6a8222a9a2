import type { Document } from '@obracun/engine/documents/blocks.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import { useDeferredValue } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { unprintableIn } from '../fonts/printable.ts';

/** Enough to find where they stand. */
const NAMED = 8;

/** Says before a PDF is taken which signs of the document its letters do not have. */
export function UnprintableNote({ document }: { readonly document: Document }) {
  const signs = unprintableIn(documentText(useDeferredValue(document)));
  if (signs.length === 0) return null;
  const more = signs.length > NAMED ? ' …' : '';
  return (
    <Notice kind="warn">
      Slova u PDF-u nemaju ove znakove, pa umjesto njih stoji „�“:{' '}
      <bdi>{signs.slice(0, NAMED).join(' ')}</bdi>
      {more}. Ostale datoteke i štampa ih imaju.
    </Notice>
  );
}
