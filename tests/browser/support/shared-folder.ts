import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** What the fake handles of a page ask of the file system. */
const CALLS = {
  list: async (path: string) => {
    const found = await readdir(path, { withFileTypes: true });
    return found.map((one) => ({ name: one.name, kind: one.isFile() ? 'file' : 'directory' }));
  },
  make: async (path: string) => void (await mkdir(path, { recursive: true })),
  stat: async (path: string) => {
    const { mtimeMs, size } = await stat(path);
    return { lastModified: mtimeMs, size };
  },
  read: (path: string) => readFile(path, 'utf8'),
  write: async (path: string, text: string) => {
    await writeFile(`${path}.crswap`, text);
    await rename(`${path}.crswap`, path);
  },
  move: (path: string, to: string) => rename(path, to),
  remove: (path: string) => rm(path),
} as const;

type Call = keyof typeof CALLS;

/**
 * Lets the pages of a context choose a folder of the file system. A handle is a plain object, so that the database stores it; its methods are
 * on every object, and not enumerable.
 */
export async function shareFolder(context: BrowserContext, folder: string): Promise<void> {
  await context.exposeFunction('folderCall', async (call: Call, path: string, more: string) => {
    const work = CALLS[call] as (at: string, text: string) => Promise<unknown>;
    return work(join(folder, path), call === 'move' ? join(folder, more) : more).then(
      (value) => ({ value }),
      (error: NodeJS.ErrnoException) => ({ missing: error.code === 'ENOENT', error: String(error) }),
    );
  });
  await context.addInitScript(installHandles);
}

function installHandles(): void {
  interface Handle {
    readonly kind: 'file' | 'directory';
    readonly name: string;
    readonly path: string;
  }
  interface Answer {
    readonly value?: unknown;
    readonly missing?: boolean;
    readonly error?: string;
  }
  const ask = (
    globalThis as unknown as { folderCall: (call: string, path: string, more?: string) => Promise<Answer> }
  ).folderCall;
  const call = async <T>(name: string, path: string, more?: string): Promise<T> => {
    // A test takes the folder away by this: the network of the computer is down.
    if ((globalThis as { isFolderGone?: boolean }).isFolderGone)
      throw new DOMException('gone', 'NotFoundError');
    const { value, missing, error } = await ask(name, path, more);
    if (error !== undefined) throw new DOMException(error, missing ? 'NotFoundError' : 'InvalidStateError');
    return value as T;
  };
  const handle = (kind: Handle['kind'], path: string): Handle => ({
    kind,
    path,
    name: path.split('/').at(-1) ?? '',
  });
  const inside = ({ path }: Handle, name: string): string => (path === '' ? name : `${path}/${name}`);
  const methods = {
    queryPermission: async () => 'granted',
    async getDirectoryHandle(this: Handle, name: string, { create }: { create?: boolean } = {}) {
      if (create) await call('make', inside(this, name));
      else await call('stat', inside(this, name));
      return handle('directory', inside(this, name));
    },
    async getFileHandle(this: Handle, name: string, { create }: { create?: boolean } = {}) {
      if (!create) await call('stat', inside(this, name));
      return handle('file', inside(this, name));
    },
    async *entries(this: Handle) {
      for (const { name, kind } of await call<Handle[]>('list', this.path))
        yield [name, handle(kind, inside(this, name))];
    },
    async getFile(this: Handle) {
      const about = await call<object>('stat', this.path);
      const text = () => call<string>('read', this.path);
      return {
        ...about,
        text,
        slice: (from: number, to: number) => ({ text: async () => (await text()).slice(from, to) }),
      };
    },
    async createWritable(this: Handle) {
      let all = '';
      return {
        write: async (text: string) => {
          all += text;
        },
        close: () => call('write', this.path, all),
      };
    },
    move(this: Handle, to: Handle, name: string) {
      return call('move', this.path, inside(to, name));
    },
    removeEntry(this: Handle, name: string) {
      return call('remove', inside(this, name));
    },
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(Object.getPrototypeOf({}), name, { value, configurable: true, writable: true });
  Object.assign(globalThis, {
    showDirectoryPicker: async () => ({ ...handle('directory', ''), name: 'Kancelarija' }),
  });
}
