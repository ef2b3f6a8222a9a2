import type { FolderPart, ListedFile, SharedFolder } from './folder.ts';

/** A folder in memory; `fails` is asked before every operation. */
export class MemoryFolder implements SharedFolder {
  readonly files = new Map<string, string>();
  fails: (what: keyof SharedFolder, path: string) => Error | undefined = () => undefined;
  private changes = 0;

  private check(what: keyof SharedFolder, path: string): void {
    const error = this.fails(what, path);
    if (error) throw error;
  }

  async list(part: FolderPart): Promise<readonly ListedFile[]> {
    this.check('list', part);
    const prefix = part === '' ? '' : `${part}/`;
    const own = [...this.files].filter(([path]) => path.startsWith(prefix));
    return own
      .map(([path, text]) => ({ name: path.slice(prefix.length), stamp: `${text.length}:${this.changes}` }))
      .filter(({ name }) => !name.includes('/'));
  }

  async read(path: string, letters?: number): Promise<string | undefined> {
    this.check('read', path);
    return this.files.get(path)?.slice(0, letters);
  }

  async write(path: string, text: string): Promise<void> {
    this.check('write', path);
    this.changes += 1;
    this.files.set(path, text);
  }

  async rename(from: string, to: string): Promise<void> {
    this.check('rename', from);
    this.changes += 1;
    const text = this.files.get(from);
    this.files.delete(from);
    if (text !== undefined) this.files.set(to, text);
  }

  async remove(path: string): Promise<void> {
    this.check('remove', path);
    this.changes += 1;
    this.files.delete(path);
  }
}
