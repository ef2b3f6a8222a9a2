/** What this device knows of its copies. It stays here: no copy holds it. */
export interface CopyRecord {
  readonly id: typeof THE_COPY;
  /** When everything was last written to a file, in milliseconds. */
  readonly at?: number;
  /** Since when there has been something worth a copy. */
  readonly since: number;
  /** The file that follows by itself. */
  readonly file?: FileSystemFileHandle;
  /** When writing to it was allowed again last. */
  readonly allowed?: number;
  /** What that file is sealed with. */
  readonly seal?: SealingKey;
}

/** The key of a passphrase and what it was made with. It cannot be taken out of the browser, nor can the passphrase. */
export interface SealingKey {
  readonly key: CryptoKey;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
}

export const THE_COPY = 'kopija';
