/** A part of a result under its main figure. */
export type ResultTab = 'obracun' | 'sta-ako' | 'uplatnice' | 'propisi' | 'sacuvano';

/** The open part, and how another one is opened. */
export interface OpenTab {
  readonly tab: ResultTab;
  readonly choose: (tab: ResultTab) => void;
}
