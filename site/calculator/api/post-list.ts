interface ListOptions {
  /** Each answer says how its lines came about. */
  readonly explained?: boolean;
  readonly signal?: AbortSignal;
}

/** What the service said, not looked into yet: answers in the order of what was asked, or a refusal of the whole list. */
interface ListReply {
  readonly isOk: boolean;
  readonly json: unknown;
}

/**
 * Asks for many calculations in one request.
 * @throws the error of the browser where there is no network
 */
export async function postList(
  calls: readonly object[],
  { explained, signal }: ListOptions = {},
): Promise<ListReply> {
  const response = await fetch('/obracuni', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(explained && { Prefer: 'objasnjenje' }) },
    body: JSON.stringify(calls),
    ...(signal && { signal }),
  });
  return { isOk: response.ok, json: await response.json().catch(() => undefined) };
}
