/** The papers and the journals of a year, in one chunk. */
export { YearJournals } from './year-journals.tsx';
export { YearOutput } from './year-output.tsx';
