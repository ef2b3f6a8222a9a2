/** A description as OpenAPI writes it: between backticks stands code. */
export const Coded = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence.
      <code key={at}>{part}</code>
    ),
  );
