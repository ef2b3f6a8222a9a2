import type { FolderPart, ListedFile, SharedFolder } from './folder.ts';

/** A synchronising program: every computer has its own copy of the folder, and a server the last version of each file. */
export class Cloud {
  private readonly server = new Map<
    string,
    { readonly version: number; readonly text: string | undefined }
  >();
  private versions = 0;
  readonly replicas: Replica[] = [];

  at(path: string) {
    return this.server.get(path) ?? { version: 0, text: undefined };
  }

  /** @returns the new version; undefined when another computer was first */
  upload(path: string, from: number, text: string | undefined): number | undefined {
    if (this.at(path).version !== from) return undefined;
    this.versions += 1;
    this.server.set(path, { version: this.versions, text });
    return this.versions;
  }

  get paths(): readonly string[] {
    return [...this.server.keys()];
  }

  /** Everything reaches every computer. */
  settle(): void {
    for (let round = 0; round < 4; round++) for (const one of this.replicas) one.exchange(() => true);
  }
}

interface LocalFile {
  readonly text: string | undefined;
  /** Of the server, which it came from. */
  readonly version: number;
  readonly isSent: boolean;
}

export class Stopped extends Error {}
export class Offline extends Error {}

/** The folder of one computer. */
export class Replica implements SharedFolder {
  private readonly files = new Map<string, LocalFile>();
  private stamps = 0;
  private readonly cloud: Cloud;
  isOffline = false;
  /** Operations until the program is killed in the middle of one. */
  left = Number.POSITIVE_INFINITY;

  constructor(cloud: Cloud) {
    this.cloud = cloud;
    cloud.replicas.push(this);
  }

  private spend(half?: () => void): void {
    if (this.isOffline) throw new Offline();
    this.left -= 1;
    if (this.left > 0) return;
    half?.();
    throw new Stopped();
  }

  async list(part: FolderPart): Promise<readonly ListedFile[]> {
    this.spend();
    const prefix = part === '' ? '' : `${part}/`;
    return [...this.files]
      .filter(([path, { text }]) => text !== undefined && path.startsWith(prefix))
      .map(([path, file]) => ({
        name: path.slice(prefix.length),
        stamp: `${file.text?.length}:${file.version}:${this.stamps}`,
      }))
      .filter(({ name }) => !name.includes('/'));
  }

  async read(path: string, letters?: number): Promise<string | undefined> {
    this.spend();
    return this.files.get(path)?.text?.slice(0, letters);
  }

  async write(path: string, text: string): Promise<void> {
    this.spend(() => this.put(path, text.slice(0, text.length / 2)));
    this.put(path, text);
  }

  async rename(from: string, to: string): Promise<void> {
    this.spend();
    const text = this.files.get(from)?.text;
    this.put(from, undefined);
    this.put(to, text);
  }

  async remove(path: string): Promise<void> {
    this.spend();
    this.put(path, undefined);
  }

  private put(path: string, text: string | undefined): void {
    this.stamps += 1;
    this.files.set(path, { text, version: this.files.get(path)?.version ?? 0, isSent: false });
  }

  /** Sends and fetches some of the files, in any order. */
  exchange(isNow: (path: string) => boolean): void {
    for (const [path, file] of this.files) if (!file.isSent && isNow(path)) this.send(path, file);
    for (const path of this.cloud.paths) {
      const file = this.files.get(path);
      if ((!file || file.isSent) && isNow(path)) this.fetch(path);
    }
  }

  private send(path: string, file: LocalFile): void {
    const version = this.cloud.upload(path, file.version, file.text);
    if (version !== undefined) {
      this.files.set(path, { ...file, version, isSent: true });
      return;
    }
    // Another computer was first: both stay, this one under another name. A removal gives way.
    this.fetch(path);
    if (file.text === undefined) return;
    const copy = path.replace(
      /(\.[^.]*)$/,
      ` (conflicted copy ${this.cloud.replicas.indexOf(this)}-${this.stamps})$1`,
    );
    this.put(copy, file.text);
  }

  private fetch(path: string): void {
    const { version, text } = this.cloud.at(path);
    if (this.files.get(path)?.version === version && this.files.get(path)?.isSent) return;
    this.stamps += 1;
    this.files.set(path, { text, version, isSent: true });
  }

  /** Cuts the file of the firm in the middle. */
  cut(at: number): void {
    for (const [path, { text }] of this.files)
      if (text !== undefined && /^[^/(]+\.json$/.test(path))
        this.put(path, text.slice(0, (text.length * (at % 10)) / 10));
  }

  /** Doubles a file, as some programs do. */
  double(at: number): void {
    const whole = [...this.files].filter(([path, { text }]) => text !== undefined && path.endsWith('.json'));
    const [path, file] = whole[at % Math.max(1, whole.length)] ?? [];
    if (path !== undefined && file) this.put(path.replace(/\.json$/, ` (${at % 3}).json`), file.text);
  }
}
