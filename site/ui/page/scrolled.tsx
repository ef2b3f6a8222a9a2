import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './figures.module.css';
import beside from './scrolled.module.css';

interface ScrolledProps {
  /** Name of the scrolled content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table wider than its container, scrolled separately. */
export const Scrolled = ({ label, children }: ScrolledProps) => (
  <MoreBeside>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled content must be reachable by keys */}
    <section className={styles.scroller} tabIndex={0} aria-label={label}>
      {children}
    </section>
  </MoreBeside>
);

/** Wraps content that scrolls sideways: shadows mark hidden content at its ends, where scrollbars are invisible. */
export function MoreBeside({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  const [isLess, setLess] = useState(false);
  const look = useCallback(() => {
    const scroller = room.current?.firstElementChild;
    if (!scroller) return;
    setMore(scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 1);
    setLess(scroller.scrollLeft > 1);
  }, []);
  useEffect(() => {
    const scroller = room.current?.firstElementChild;
    if (!scroller) return;
    const sizes = new ResizeObserver(look);
    for (const part of [scroller, ...scroller.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [look]);
  return (
    <div
      ref={room}
      className={joinClasses('anchor shrinks', isMore && beside.more, isLess && beside.less)}
      onScrollCapture={look}
    >
      {children}
    </div>
  );
}
