import type { Document } from '@obracun/engine/documents/blocks.ts';
import { documentText } from '@obracun/engine/documents/plain-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { type Sharing, shareFile } from '../../platform/share-file.ts';

/** A longer address is cut or refused by some programs for e-mail. */
const LONGEST_MAIL = 1800;

/** Where a letter is opened, and a file saved. */
export interface Ways {
  readonly open: (address: string) => void;
  readonly save: (file: Blob, name: string) => void;
}

const WAYS: Ways = { open: (address) => location.assign(address), save: saveFile };

/**
 * Opens the share sheet of the system with the PDF. Without one it opens an e-mail with the text; a longer document is saved as PDF, to be
 * attached.
 */
export async function shareDocument(
  document: Document,
  file: Blob,
  sharing: Sharing = navigator,
  ways: Ways = WAYS,
): Promise<void> {
  const name = `${document.fileName}.pdf`;
  if (await shareFile(new File([file], name, { type: 'application/pdf' }), document.title, sharing)) return;
  const whole = mailOf(document.title, documentText(document));
  if (whole.length > LONGEST_MAIL) ways.save(file, name);
  ways.open(whole.length > LONGEST_MAIL ? mailOf(document.title, attached(document.title)) : whole);
}

const attached = (title: string): string => `U prilogu: ${title} (PDF).`;

const mailOf = (subject: string, body: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\r?\n/g, '\r\n'))}`;
