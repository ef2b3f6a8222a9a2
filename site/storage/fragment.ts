import type { DeviceKey } from './device-keys.ts';
import { keepSessionText, sessionText } from './session.ts';

/** Inputs are stored with the history entry of the tab: a reload or a return restores them. */
interface Step {
  readonly unos?: string;
}

/** The path and the encoded inputs of the current entry, which a killed tab loses when it is loaded again. */
const KEY: DeviceKey = 'unos-kartice';

function keep(unos: string, address: string): void {
  keepSessionText(KEY, `${location.pathname} ${unos}`);
  try {
    history.replaceState({ unos } satisfies Step, '', address);
  } catch {
    // Browsers refuse frequent updates: the next change is stored with all before it.
  }
}

/** Member of the history state with encoded inputs. */
export const stepWith = (unos: string): object => ({ unos }) satisfies Step;

/** The address of this page with encoded inputs after `#`. */
export const linkTo = (encoded: string): string => new URL(`#${encoded}`, location.href).href;

let isOpening = true;

/** The encoded inputs of this entry, '' without any: an entry may be another program's. */
export function storedInputs(): string {
  const unos = (history.state as Partial<Record<keyof Step, unknown>> | null)?.unos;
  const isFirst = isOpening;
  isOpening = false;
  if (typeof unos === 'string') return unos;
  const left = isFirst ? leftInputs() : '';
  keepSessionText(KEY, '');
  return left;
}

/** The inputs of this page when its tab was killed and loaded again. */
function leftInputs(): string {
  const [path, unos = ''] = (sessionText(KEY) ?? '').split(' ');
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && new URL(load.name).pathname === path ? unos : '';
}

/** Stores encoded inputs for this tab only. */
export const keepInputs = (encoded: string): void => keep(encoded, location.href);

/** Stores encoded inputs and writes those of a link into the address; returns the whole link. */
export function shareInputs(encoded: string, ofLink: string): string {
  const link = linkTo(ofLink);
  keep(encoded, link);
  return link;
}

/** Removes them, so that a reload does not restore a cleared form. */
export const dropInputs = (): void => keep('', location.pathname + location.search);

/** The name in a link from a situation, whose value is the id of the situation. */
export const SITUATION = 'situacija';
