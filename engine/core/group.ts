import type { Fields } from './field.ts';

/** A group of fields with a heading; `when` names the switch that reveals it. */
export interface Group<Name extends string = string> {
  readonly title: string;
  readonly fields: readonly Name[];
  readonly folded?: boolean;
  readonly when?: Name;
  /** The basis and its amount are entered in this group, before its own fields. */
  readonly holdsBasis?: boolean;
}

/** A group of these fields, in their order: one added to them stands in it, unless it is for callers only. */
export const group = <const F extends Fields>(
  title: string,
  fields: F,
  options: Pick<Group, 'folded' | 'holdsBasis'> = {},
): Group<keyof F & string> => ({
  title,
  fields: Object.keys(fields).filter((name) => !fields[name]?.callOnly),
  ...options,
});
