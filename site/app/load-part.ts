import type { ComponentType } from 'react';

/** How a part of the site that comes by itself is fetched; the same function stands for the same part. */
export type LoadPart<P> = () => Promise<ComponentType<P>>;

const PATIENCE = 120_000;

const loaded = new Map<unknown, unknown>();

/** The part if it is already here. */
export const loadedPart = <P>(load: LoadPart<P>): ComponentType<P> | undefined =>
  loaded.get(load) as ComponentType<P> | undefined;

/** Loads a part, once; rejects when the network does, or after two minutes. */
export async function loadPart<P>(load: LoadPart<P>): Promise<ComponentType<P>> {
  const part = loadedPart(load) ?? (await withinPatience(load()));
  loaded.set(load, part);
  return part;
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('timeout')), PATIENCE);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
