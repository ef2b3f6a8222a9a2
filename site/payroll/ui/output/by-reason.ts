/** Groups by reason, in the order of the first of each: a reason is said once. */
export function byReason<T extends { readonly reason: string }>(
  all: readonly T[],
): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>();
  for (const one of all) found.set(one.reason, [...(found.get(one.reason) ?? []), one]);
  return [...found];
}
