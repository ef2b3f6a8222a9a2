/** The record of copies made on this device. It is part of no copy. */
export interface CopyRecord {
  readonly id: typeof THE_COPY;
  /** Moment of the last full copy, in milliseconds. */
  readonly at?: number;
  /** Moment since when there is something to copy. */
  readonly since: number;
  /** Moment of the last look at the shared folder that found all its firms written. */
  readonly folderAt?: number;
  /** The backup file. */
  readonly file?: FileSystemFileHandle;
  /** Moment of the last permission to write to it. */
  readonly allowed?: number;
  /** Key of that file. */
  readonly seal?: SealingKey;
}

/** The key of a passphrase and its salt. Neither it nor the passphrase can be exported from the browser. */
export interface SealingKey {
  readonly key: CryptoKey;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly iterations: number;
}

export const THE_COPY = 'kopija';
