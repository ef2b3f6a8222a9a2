interface TypedProps {
  readonly children: string;
  /** Words of ours, where nothing was typed. */
  readonly or?: string;
}

/** What somebody typed, among words of ours: it keeps its own script. */
export const Typed = ({ children, or }: TypedProps) =>
  children === '' && or ? or : <span translate="no">{children}</span>;

/** What something is called: what somebody typed, with words of ours before and after it. */
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

/** What a button does and with which thing, for those who do not see where it stands; what of its name was typed keeps its own script. */
export const labelWith = (words: string, { before = '', typed, after = '' }: Called) => ({
  'aria-label': `${words}: ${before}${typed}${after}`,
  'data-typed': typed,
});
