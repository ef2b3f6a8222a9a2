interface TypedProps {
  readonly children: string;
  /** Words of ours, where nothing was typed. */
  readonly or?: string;
}

/** What somebody typed, among words of ours: it keeps its own script. */
export const Typed = ({ children, or }: TypedProps) =>
  children === '' && or ? or : <span translate="no">{children}</span>;

/** What a button does and with which thing, for those who do not see where it stands; the name of the thing keeps its own script. */
export const labelWith = (words: string, typed: string) => ({
  'aria-label': `${words}: ${typed}`,
  'data-typed': typed,
});
