import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '../../ui/page/heading.tsx';
import { hasMoved } from './use-place.ts';

/**
 * The heading of where a step led: it takes the focus if what was pressed is gone, so that it is read out and the next Tab
 * leads to what can be done there.
 */
export function ArrivalHeading(props: ComponentProps<typeof Heading>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return <Heading {...props} ref={heading} tabIndex={-1} />;
}
