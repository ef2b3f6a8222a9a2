import { sharedValue } from './shared-value.ts';

/** The header of an answer that the service worker computed, and its value. */
export const COMPUTED_HERE = ['Izracunato', 'na-uredjaju'] as const;

const isComputedHere = sharedValue(false);

/** Notes where an answer was computed. */
export function noteOrigin({ headers }: Response): void {
  const [name, value] = COMPUTED_HERE;
  isComputedHere.set(headers.get(name) === value);
}

/** Whether the last answer was computed on this device, because the service did not answer. */
export const useComputedHere = (): boolean => isComputedHere.use();
