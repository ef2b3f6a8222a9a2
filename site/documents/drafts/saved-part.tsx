import { type ComponentType, createElement } from 'react';
import type { LoadPart } from '../../lazy-loading/load-part.ts';
import { usePart } from '../../lazy-loading/use-part.ts';
import { Button } from '../../ui/controls/button.tsx';

interface SavedPartProps<P> {
  readonly load: LoadPart<ComponentType<P>>;
  readonly props: P;
}

/** Stored records, loaded after the form: the form does not depend on them, and other pages do not load them. */
export function SavedPart<P extends object>({ load, props }: SavedPartProps<P>) {
  const { part, hasFailed, retry } = usePart(load);
  if (part) return createElement(part, props);
  return hasFailed && <Button onClick={retry}>Sačuvano nije učitano: pokušaj ponovo</Button>;
}
