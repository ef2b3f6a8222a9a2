import type { SealingKey } from '../../db/copy-record.ts';

/** The key of the office password lives with the tabs that are open, unless the person wants it remembered. */
let known: SealingKey | undefined;

const CHANNEL = 'obracun-plata.kljuc-fascikle';
/** A channel does not tell the tab that speaks. */
const listeners = new Set<() => void>();

export const keyOfTab = (): SealingKey | undefined => known;

/** Gives the key to every tab. It cannot be exported from any of them. */
export function giveKey(key: SealingKey): void {
  known = key;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(key);
  channel.close();
  for (const tell of listeners) tell();
}

/** Calls back when a key was given in some tab. @returns a function that stops it */
export function onKey(tell: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<SealingKey>) => {
    known = data;
    tell();
  });
  listeners.add(tell);
  return () => {
    channel.close();
    listeners.delete(tell);
  };
}
