import { Fragment, type ReactNode } from 'react';

/** Draws parts that have no identity but their place, as those of a document. */
export const inOrder = <T,>(parts: readonly T[], draw: (part: T, at: number) => ReactNode): ReactNode =>
  parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is all that tells them apart
    <Fragment key={at}>{draw(part, at)}</Fragment>
  ));
