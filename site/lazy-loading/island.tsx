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
  const [hydration] = useState(newHydration);
  const isSettled = useSettled(load);
  const place = useRef<HTMLDivElement>(null);
  // With the page around it, not after rendering: a press in between would be lost.
  useLayoutEffect(() => {
    hydration.begin(() => replayClick(place.current));
    return hydration.end;
  }, [hydration]);
  return (
    <div ref={place} className={styles.sent}>
      <StablePart load={load} props={isSettled ? props : first} hydration={hydration} />
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

interface PrerenderedProps<P> extends SentPartProps<P> {
  readonly hydration: Hydration;
}

const Lazy = <P extends object>(props: PrerenderedProps<P>) => (
  <Suspense fallback={<Waiting />}>
    <LoadedPart {...props} />
  </Suspense>
);

const StablePart = memo(Lazy) as typeof Lazy;

function LoadedPart<P extends object>({ load, props, hydration }: PrerenderedProps<P>) {
  const { part, hasFailed, retry } = usePart(load);
  useEffect(() => hydration.end(), [hydration]);
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
