type Unread = Readonly<Record<string, string>> | undefined;

/** Unreadable input is stored as typed with the figures, so that it is restored with the draft. */
export function unreadWith(unread: Unread, name: string, text: string | undefined): Unread {
  const { [name]: _before, ...others } = unread ?? {};
  if (text !== undefined) return { ...others, [name]: text };
  return Object.keys(others).length > 0 ? others : undefined;
}
