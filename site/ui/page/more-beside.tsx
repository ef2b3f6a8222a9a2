import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './more-beside.module.css';

/** Around one thing that scrolls sideways: at its end a shadow says that there is more of it, where no scrollbar does. */
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
