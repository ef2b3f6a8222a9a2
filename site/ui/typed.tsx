interface TypedProps {
  readonly children: string;
  /** Our text, where nothing was typed. */
  readonly or?: string;
}

/** Typed text among our words: it keeps its script. */
export const Typed = ({ children, or }: TypedProps) =>
  children === '' && or ? or : <span translate="no">{children}</span>;

/** A label of typed text, with our words before and after it. */
export interface Called {
  readonly before?: string | undefined;
  readonly typed: string;
  readonly after?: string | undefined;
}

export const CalledSo = ({ before, typed, after }: Called) => (
  <>
    {before}
    {typed && <Typed>{typed}</Typed>}
    {after}
  </>
);

/** Accessible name of a button: action and object; typed text keeps its script. */
export const labelWith = (text: string, { before = '', typed, after = '' }: Called) => ({
  'aria-label': `${text}: ${before}${typed}${after}`,
  'data-typed': typed,
});
