import type { SealingKey } from '../../db/copy-record.ts';
import type { FirmFiles } from './firm-files.ts';
import { PARTS, pathIn, type SharedFolder, writeWhole } from './folder.ts';
import { archiveName, isWholeText, type OfficeFile, officeText } from './office-file.ts';
import { depthOf, includes, type RevisionId } from './revision.ts';

/** Revisions of a firm that stay in the archive. */
export const MOST_ARCHIVED = 20;

/** Writes a revision into the archive only. @throws what the folder throws, and `NotWritten` */
export async function archive(
  folder: SharedFolder,
  file: OfficeFile,
  key: SealingKey | undefined,
): Promise<string> {
  const text = await officeText(file, key);
  const path = pathIn(PARTS.archive, archiveName(file.subject, file.lineage.id));
  await writeWhole(folder, path, text);
  return text;
}

interface Given {
  readonly file: OfficeFile;
  readonly files: FirmFiles | undefined;
  /** The name of the file of a firm that has none yet. */
  readonly name: string;
  readonly key: SealingKey | undefined;
  /** A revision of the same work, made some seconds before: this one has all of it. */
  readonly former: RevisionId | undefined;
}

/**
 * Writes a revision: whole into the archive first, so that the file of the firm may break at any moment. Then files that it came from are
 * removed, beyond the last twenty.
 * @throws what the folder throws, and `NotWritten`
 */
export async function giveRevision(
  folder: SharedFolder,
  { file, files, name, key, former }: Given,
): Promise<void> {
  const text = await archive(folder, file, key);
  const path = files?.name ?? name;
  const isKnown = file.lineage.parents.some((id) => id === files?.main?.lineage.id);
  if (files?.name !== undefined && !isKnown && (await isDamaged(folder, path)))
    await folder.rename(path, pathIn(PARTS.archive, `${DAMAGED}${path}`));
  await writeWhole(folder, path, text);
  await tidy(folder, file, files, former).catch(() => undefined);
}

/** A damaged file is set aside before another takes its place: somebody may know how to read it. */
const DAMAGED = 'osteceno-';

async function isDamaged(folder: SharedFolder, path: string): Promise<boolean> {
  const text = await folder.read(path);
  return text !== undefined && text !== '' && !isWholeText(text);
}

/** Removes what is no longer needed; a failure leaves it for the next time. */
async function tidy(
  folder: SharedFolder,
  { subject, lineage }: OfficeFile,
  files: FirmFiles | undefined,
  former: RevisionId | undefined,
): Promise<void> {
  if (!files) return;
  const archived = files.archived.filter(({ id }) => includes(lineage, id));
  const beyond = archived
    .toSorted((one, other) => depthOf(other.id) - depthOf(one.id))
    .slice(MOST_ARCHIVED - 1);
  for (const { path, id } of archived)
    if (id === former || beyond.some((one) => one.id === id)) await folder.remove(path);
  for (const { name, lineage: copied } of files.copies) {
    if (!includes(lineage, copied.id)) continue;
    const isArchived = files.archived.some(({ id }) => id === copied.id);
    if (isArchived) await folder.remove(name);
    else await folder.rename(name, pathIn(PARTS.archive, archiveName(subject, copied.id)));
  }
}
