interface ListOptions {
  /** Requests an explanation with each answer. */
  readonly explained?: boolean;
  readonly signal?: AbortSignal;
}

/** The unparsed response: answers in the order of the calls, or a refusal of the whole list. */
interface ListReply {
  readonly isOk: boolean;
  readonly json: unknown;
}

/**
 * Sends many calculations in one request.
 * @throws the error of the browser when offline
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
