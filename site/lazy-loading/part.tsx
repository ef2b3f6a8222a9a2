import { type ComponentType, createElement, type ReactNode } from 'react';
import type { LoadPart } from './load-part.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { usePart } from './use-part.ts';
import { Waiting } from './waiting.tsx';

interface PartProps<P> {
  readonly load: LoadPart<ComponentType<P>>;
  readonly props: P;
}

interface AwaitedPartProps<P> extends PartProps<P> {
  /** Shown while it loads. */
  readonly waiting?: ReactNode;
}

/** A lazy chunk of a page. When it fails to load, the rest of the page stays and it can be retried. */
export function Part<P extends object>({ load, props, waiting = <Waiting /> }: AwaitedPartProps<P>) {
  const { part, hasFailed, retry } = usePart(load);
  if (part) return createElement(part, props);
  return hasFailed ? <LoadingFailed retry={retry} /> : waiting;
}

/** A lazy chunk without a loading state. */
export function OptionalPart<P extends object>({ load, props }: PartProps<P>) {
  const { part } = usePart(load);
  return part ? createElement(part, props) : null;
}
