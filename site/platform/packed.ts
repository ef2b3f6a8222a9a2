type Bytes = Uint8Array<ArrayBuffer>;

/** A text, packed: months are long and alike. */
export const packed = async (text: string): Promise<Bytes> =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

/** @throws of bytes that are no packed text */
export const unpacked = (bytes: Bytes): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
