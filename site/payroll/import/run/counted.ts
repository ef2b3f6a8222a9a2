/** A number with its noun in the accusative: 1 radnika, 2 radnika, 5 radnika; 1 red, 2 reda, 5 redova. */
export const counted =
  (one: string, few: string, many: string) =>
  (count: number): string => {
    const [last, teen] = [count % 10, Math.floor(count / 10) % 10 === 1];
    const word = !teen && last === 1 ? one : !teen && last >= 2 && last <= 4 ? few : many;
    return `${count} ${word}`;
  };

/** `3 reda` */
export const countedLines = counted('red', 'reda', 'redova');
