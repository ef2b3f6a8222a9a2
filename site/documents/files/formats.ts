import type { Document } from '@obracun/engine/documents/blocks.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { fetchPart } from '../../lazy-loading/load-part.ts';
import type { Format, UnreadField } from '../../lazy-loading/use-download.ts';
import { pdfFormat } from './paper-format.ts';

/** The files a text is taken away in; what draws each is loaded when it is asked for. */
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
