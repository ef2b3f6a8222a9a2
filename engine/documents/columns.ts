import type { Column } from './blocks.ts';

const column =
  (align: Column['align'], width: Column['width']) =>
  (title: string): Column => ({ title, align, width });

/** Words that take the room the other columns leave. */
export const words = column('start', 'fill');
/** A day, a code or few words. */
export const shortWords = column('start', 'fit');
export const figures = column('end', 'fit');
