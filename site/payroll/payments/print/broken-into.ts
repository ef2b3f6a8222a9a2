/** Breaks words into lines of given lengths; text too long for its line, or for the last, is cut. */
export function brokenInto(value: string, rooms: readonly number[]): readonly string[] {
  const broken: string[] = [];
  for (const word of value.split(/\s+/)) {
    const longer = [...broken.slice(-1), word].join(' ');
    const room = rooms[broken.length - 1] ?? 0;
    if (broken.length > 0 && (longer.length <= room || broken.length === rooms.length))
      broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  return broken.map((line, at) => {
    const room = rooms[at] ?? 0;
    return line.length > room ? `${line.slice(0, room - 1)}…` : line;
  });
}
