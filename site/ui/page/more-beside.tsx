import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './more-beside.module.css';

/** Wraps content that scrolls sideways: a shadow at its end marks hidden content, where scrollbars are invisible. */
export function MoreBeside({ children }: { readonly children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const [isMore, setMore] = useState(false);
  const look = useCallback(() => {
    const scroller = room.current?.firstElementChild;
    if (scroller) setMore(scroller.scrollWidth - scroller.clientWidth - scroller.scrollLeft > 1);
  }, []);
  useEffect(() => {
    const scroller = room.current?.firstElementChild;
    if (!scroller) return;
    const sizes = new ResizeObserver(look);
    for (const part of [scroller, ...scroller.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [look]);
  return (
    <div ref={room} className={joinClasses(styles.room, isMore && styles.more)} onScrollCapture={look}>
      {children}
    </div>
  );
}
