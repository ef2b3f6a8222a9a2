import {
  type ComponentType,
  createElement,
  memo,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Hydration, newHydration } from './hydration.tsx';
import styles from './island.module.css';
import { type LoadPart, loadedPart, settledPart } from './load-part.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { replayClick } from './replay-click.ts';
import { usePart } from './use-part.ts';
import { Waiting } from './waiting.tsx';

interface SentPartProps<P> {
  readonly load: LoadPart<ComponentType<P>>;
  readonly props: P;
}

/**
 * A part that stands in the page as it was sent and is taken over once its program is here. Until then it is told of no
 * change: React would clear away what stands there rather than let it lag. A context that changes tells it too, so it stands
 * outside of any.
 */
export function Island<P extends object>({ load, props }: SentPartProps<P>) {
  const [first] = useState(props);
  const [takeOver] = useState(newHydration);
  const isSettled = useSettled(load);
  const place = useRef<HTMLDivElement>(null);
  // With the page around it, not after it is drawn: a press right then would be lost.
  useLayoutEffect(() => {
    takeOver.begin(() => replayClick(place.current));
    return takeOver.end;
  }, [takeOver]);
  return (
    <div ref={place} className={styles.sent}>
      <Standing load={load} props={isSettled ? props : first} takeOver={takeOver} />
    </div>
  );
}

function useSettled<T>(load: LoadPart<T>): boolean {
  const [isSettled, setSettled] = useState(loadedPart(load) !== undefined);
  useEffect(() => {
    void settledPart(load).then(() => startTransition(() => setSettled(true)));
  }, [load]);
  return isSettled;
}

interface StandingProps<P> extends SentPartProps<P> {
  readonly takeOver: Hydration;
}

const Sent = <P extends object>(props: StandingProps<P>) => (
  <Suspense fallback={<Waiting />}>
    <ArrivedPart {...props} />
  </Suspense>
);

const Standing = memo(Sent) as typeof Sent;

function ArrivedPart<P extends object>({ load, props, takeOver }: StandingProps<P>) {
  const { part, hasFailed, retry } = usePart(load);
  useEffect(() => takeOver.end(), [takeOver]);
  if (part) return createElement(part, props);
  use(settledPart(load));
  return hasFailed ? <LoadingFailed retry={retry} /> : <Waiting />;
}
