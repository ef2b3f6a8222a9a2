type Unread = Readonly<Record<string, string>> | undefined;

/** Unreadable input is stored as typed with the figures, so that it is restored with the draft. */
export function unreadWith(unread: Unread, name: string, text: string | undefined): Unread {
  const { [name]: _before, ...others } = unread ?? {};
  if (text !== undefined) return { ...others, [name]: text };
  return Object.keys(others).length > 0 ? others : undefined;
}

/** The same after a row of a list was removed: names are `list.row.…`, and the rows behind it move up. */
export function unreadWithoutRow(unread: Unread, list: string, removed: number): Unread {
  const left = Object.entries(unread ?? {}).flatMap(
    ([name, text]): readonly (readonly [string, string])[] => {
      const [of, at, ...rest] = name.split('.');
      if (of !== list || Number(at) < removed) return [[name, text]];
      return Number(at) === removed ? [] : [[[of, Number(at) - 1, ...rest].join('.'), text]];
    },
  );
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}
