import { createElement } from 'react';
import { LoadingFailed } from '../app/loading-failed.tsx';
import { usePart } from '../app/use-part.ts';
import { Waiting } from '../app/waiting.tsx';
import type { SlipProps } from './slip.tsx';

const loadSlip = async () => (await import('./slip.tsx')).Slip;

/** The finished calculation. It is fetched with the first answer: nobody needs it before. */
export function SlipSlot(props: SlipProps) {
  const { part, hasFailed, retry } = usePart(loadSlip);
  if (part) return createElement(part, props);
  return hasFailed ? <LoadingFailed retry={retry} /> : <Waiting />;
}
