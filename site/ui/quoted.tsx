/** A sentence that repeats, between „ and “, what somebody wrote: that keeps its own script. */
export const Quoted = ({ children }: { readonly children: string }) =>
  children.split(/(„[^“]*“)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence.
      <span key={at} translate="no">
        {part}
      </span>
    ),
  );
