import type { FirmHolder, FolderHealth, FolderState } from '../../../storage/db/folder-record.ts';

/** How a firm is in the folder, in a word of a list. */
export function folderWord({
  has,
  holder,
  isSilent,
  isNew,
  isAbsent,
  isUnsent,
  pending,
  problem,
}: FolderState): string {
  if (pending) return 'dvije verzije, izaberite';
  if (problem !== undefined) return 'datoteka se ne može pročitati';
  if (isAbsent) return 'nije u fascikli';
  if (has === 'other') return `ima je ${holder?.who || 'neko drugi'}${isSilent ? ', ne javlja se' : ''}`;
  if (isNew) return 'nova verzija u fascikli';
  if (isUnsent) return 'upisuje se u fasciklu';
  return has === 'me' ? 'kod mene' : 'slobodna';
}

/** `Uzela ju je Amra u 10:32, računar KANCELARIJA-2`, without the gender of a name. */
export const holderText = ({ who, computer, since }: FirmHolder): string =>
  `Firmu ima ${who || 'osoba bez imena'}${since ? ` od ${since.slice(-5)}` : ''}${computer ? `, računar ${computer}` : ''}`;

/** What is wrong with the folder, and what to do; undefined while it works. */
export function healthText(health: FolderHealth | undefined): string | undefined {
  return health && HEALTH[health.state];
}

const HEALTH: Readonly<Record<FolderHealth['state'], string | undefined>> = {
  working: undefined,
  paused:
    'Preglednik traži novu dozvolu za zajedničku fasciklu. Dok je ne date, unos ostaje na ovom računaru.',
  password: 'Upišite lozinku kancelarije. Dok je ne upišete, unos ostaje na ovom računaru.',
  gone: 'Zajedničke fascikle nema gdje je bila: provjerite mrežu ili disk. Unos ostaje na ovom računaru i upisuje se čim se fascikla vrati.',
  failed:
    'U zajedničku fasciklu se sada ne može pisati: provjerite mrežu i mjesto na disku. Unos ostaje na ovom računaru i pokušava se ponovo.',
};
