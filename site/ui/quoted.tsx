/** A sentence with user input in „ and “, which keeps its script. */
export const Quoted = ({ children }: { readonly children: string }) =>
  children.split(/(„[^“]*“)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of a part.
      <span key={at} translate="no">
        {part}
      </span>
    ),
  );
