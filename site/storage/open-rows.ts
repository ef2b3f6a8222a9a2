import { setting } from './setting.ts';

/** The rows that a long slip opens with: the main ones, or all of them. */
export const openRows = setting('redovi', ['glavni', 'svi']);
