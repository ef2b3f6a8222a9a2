/** The parts of the shared folder: the files of firms, their earlier revisions, and who has which firm. */
export const PARTS = { files: '', archive: 'arhiva', claims: 'ko-radi' } as const;
export type FolderPart = (typeof PARTS)[keyof typeof PARTS];

/** A file as the folder lists it. */
export interface ListedFile {
  readonly name: string;
  /** Differs after every change of the file: its time and its size. */
  readonly stamp: string;
}

/** The folder an office shares. A path has a part of it and a name: `arhiva/x.json`. Everything may fail, at any moment. */
export interface SharedFolder {
  /** Files of one part; empty when the part does not exist. */
  readonly list: (part: FolderPart) => Promise<readonly ListedFile[]>;
  /**
   * The text of a file; undefined without it.
   * @param letters only the beginning, of about this many
   */
  readonly read: (path: string, letters?: number) => Promise<string | undefined>;
  /** Writes a whole file; a half-written one may stay when it fails. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Renames a file, in place of one with that name. */
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

export const pathIn = (part: FolderPart, name: string): string => (part === '' ? name : `${part}/${name}`);

/** The end of the name of a file that is not yet whole. */
const UNFINISHED = '.novo';

export const isUnfinished = (name: string): boolean => name.endsWith(UNFINISHED);

/** Thrown when the folder did not keep what was written: a full disk, or a program that cuts files. */
export class NotWritten extends Error {}

/**
 * Writes a file whole under a new name, then swaps it: a reader has the former one or this.
 * @throws what the folder throws, and `NotWritten`
 */
export async function writeWhole(folder: SharedFolder, path: string, text: string): Promise<void> {
  const unfinished = `${path}${UNFINISHED}`;
  await folder.write(unfinished, text);
  if ((await folder.read(unfinished)) !== text) throw new NotWritten();
  await folder.rename(unfinished, path);
}
