import { type ComponentProps, useEffect, useRef } from 'react';
import { Heading } from '../../../ui/page/heading.tsx';
import { hasMoved } from './use-place.ts';

/**
 * The heading of a navigation target: it takes the focus if the pressed element is removed, so that it is announced and the next
 * Tab reaches its actions.
 */
export function ArrivalHeading(props: ComponentProps<typeof Heading>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved() && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return <Heading {...props} ref={heading} tabIndex={-1} />;
}
