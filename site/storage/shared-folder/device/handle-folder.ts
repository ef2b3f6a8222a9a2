import type { FolderPart, ListedFile, SharedFolder } from '../protocol/folder.ts';

/** Handles of browsers that can rename, and that can be asked for permission. */
interface MovableFile extends FileSystemFileHandle {
  readonly move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
}

interface AskableFolder extends FileSystemDirectoryHandle {
  readonly queryPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (how: { mode: 'readwrite' }) => Promise<PermissionState>;
}

interface FolderPicker {
  readonly showDirectoryPicker?: (options: object) => Promise<FileSystemDirectoryHandle>;
}

/** True when the browser allows permanent access to a chosen folder. */
export const canShare = (): boolean => (globalThis as FolderPicker).showDirectoryPicker !== undefined;

/** Opens the dialog of folders. @returns undefined when it is cancelled */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  try {
    return await (globalThis as FolderPicker).showDirectoryPicker?.({ id: 'fascikla', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** True while the browser lets this page write into the folder. */
export const isAllowed = async (folder: AskableFolder): Promise<boolean> =>
  ((await folder.queryPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';

/** Asks the person again, as browsers do after a restart; requires a press. */
export const askAgain = async (folder: AskableFolder): Promise<boolean> =>
  ((await folder.requestPermission?.({ mode: 'readwrite' })) ?? 'granted') === 'granted';

const isMissing = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';

/** A folder on the disk of this computer, or of its network. A write of the browser is whole or is not. */
export function handleFolder(root: FileSystemDirectoryHandle): SharedFolder {
  const partOf = (part: string, create: boolean): Promise<FileSystemDirectoryHandle> =>
    part === '' ? Promise.resolve(root) : root.getDirectoryHandle(part, { create });
  const at = async (path: string, create: boolean) => {
    const [name = '', part = ''] = path.split('/').toReversed();
    return { name, folder: await partOf(part, create) };
  };
  const fileAt = async (path: string, create = false): Promise<MovableFile> => {
    const { name, folder } = await at(path, create);
    return folder.getFileHandle(name, { create });
  };
  const list = async (part: FolderPart): Promise<readonly ListedFile[]> => {
    const found: Promise<ListedFile | undefined>[] = [];
    try {
      for await (const [name, handle] of (await partOf(part, false)).entries())
        if (handle.kind === 'file') found.push(listed(name, handle));
    } catch (error) {
      // A part begins with its first file; the folder itself must be there.
      if (part === '' || !isMissing(error)) throw error;
    }
    return (await Promise.all(found)).filter((one) => one !== undefined);
  };
  const read = async (path: string, letters?: number): Promise<string | undefined> => {
    try {
      const file = await (await fileAt(path)).getFile();
      return await (letters === undefined ? file : file.slice(0, letters)).text();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const write = async (path: string, text: string): Promise<void> => {
    const stream = await (await fileAt(path, true)).createWritable();
    await stream.write(text);
    await stream.close();
  };
  const remove = async (path: string): Promise<void> => {
    const { name, folder } = await at(path, false);
    await folder.removeEntry(name).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  };
  const rename = async (from: string, to: string): Promise<void> => {
    const { name, folder } = await at(to, true);
    try {
      const file = await fileAt(from);
      if (!file.move) throw new TypeError('no move');
      await file.move(folder, name);
    } catch {
      // Not every browser renames, nor over a file that is there.
      const text = await read(from);
      if (text === undefined) throw new DOMException(from, 'NotFoundError');
      await write(to, text);
      await remove(from);
    }
  };
  return { list, read, write, rename, remove };
}

/** Undefined for a file that was removed meanwhile. */
async function listed(name: string, handle: FileSystemFileHandle): Promise<ListedFile | undefined> {
  try {
    const { lastModified, size } = await handle.getFile();
    return { name, stamp: `${lastModified}:${size}` };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
