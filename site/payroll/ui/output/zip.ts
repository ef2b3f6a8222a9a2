import { type Zippable, zipSync } from 'fflate';

/** A file with its name. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Already compressed. */
const PACKED = /\.(pdf|xlsx|zip)$/;

/** Packs files into one ZIP; the second of the same name gets a number. */
export function zipOf(files: readonly NamedBytes[]): Blob {
  const packed: Zippable = {};
  const taken = new Set<string>();
  for (const { name, bytes } of files)
    packed[freeName(name, taken)] = [bytes, { level: PACKED.test(name) ? 0 : 6 }];
  return new Blob([zipSync(packed)], { type: 'application/zip' });
}

/** Windows and macOS would overwrite one of two files whose names differ only in case. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? name : `${name.slice(0, dot)}-${number}${name.slice(dot)}`;
    if (taken.has(tried.toLowerCase())) continue;
    taken.add(tried.toLowerCase());
    return tried;
  }
}
