import { counted, type Forms } from '@obracun/engine/core/numbers/format.ts';

const WORKERS: Forms = ['radnika', 'radnika', 'radnika'];
const LINES: Forms = ['red', 'reda', 'redova'];

/** In the accusative: `1 radnika`. */
export const countedWorkers = (count: number): string => counted(count, WORKERS);

/** `3 reda` */
export const countedLines = (count: number): string => counted(count, LINES);
