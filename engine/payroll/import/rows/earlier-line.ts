/** The line that already has this key; if none has, it is this line's from now on. */
export function earlierLine(
  lines: Map<string, number>,
  key: string | undefined,
  line: number,
): number | undefined {
  if (key === undefined) return undefined;
  const earlier = lines.get(key);
  if (earlier === undefined) lines.set(key, line);
  return earlier;
}

/** What is wrong with a line whose worker an earlier one already has; what this one has is seen by those after it. */
export function workerAgain(lines: Map<string, number>, id: string | undefined, line: number): string[] {
  const earlier = earlierLine(lines, id, line);
  return earlier === undefined ? [] : [`Ovaj radnik je već u redu ${earlier}.`];
}
