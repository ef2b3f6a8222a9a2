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
import { usePart } from './use-part.ts';
import { Waiting } from './waiting.tsx';

interface SentPartProps<P> {
  readonly load: LoadPart<ComponentType<P>>;
  readonly props: P;
}

/**
 * A prerendered part that hydrates when its chunk is loaded. Until then it gets no updates: React would remove its
 * content instead of keeping it outdated. A changed context is an update too, so it is outside of
 * any.
 */
export function Island<P extends object>({ load, props }: SentPartProps<P>) {
  const [first] = useState(props);
  const [takeOver] = useState(newHydration);
  const isSettled = useSettled(load);
  const place = useRef<HTMLDivElement>(null);
  // With the page around it, not after rendering: a press in between would be lost.
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

/**
 * A press before hydration has no effect. The last one on a button is recorded, and replayed when the returned function
 * runs, if the button still exists.
 */
function replayClick(place: HTMLElement | null): () => void {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    if (target instanceof Element && place?.contains(target)) pressed = target.closest('button');
  };
  // Before React's root, which stops events of parts that are not hydrated.
  document.addEventListener('click', keep, true);
  return () => {
    document.removeEventListener('click', keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}
