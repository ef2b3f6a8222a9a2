import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format, UnreadField } from '../../lazy-loading/use-download.ts';
import { pdfFormat } from './paper-format.ts';

/** The export formats of a text; each renderer loads on demand. */
export const textFormats = (document: Document, requirements: readonly Requirement[]): readonly Format[] => {
  const unread = () => unreadOf(requirements);
  return [
    {
      button: 'Preuzmi DOCX',
      extension: 'docx',
      unread,
      make: async () => (await fetchPart(() => import('../docx/render-docx.ts'))).renderDocx(document),
    },
    { ...pdfFormat(document), unread },
  ];
};

const unreadOf = (requirements: readonly Requirement[]): readonly UnreadField[] =>
  requirements.flatMap(({ polje, naziv, isUnread }) => (isUnread ? [{ name: polje, words: naziv }] : []));
