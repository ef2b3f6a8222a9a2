interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';

/** The script files that these sources stand in, with all they import, except what every page loads anyway. */
export function preloadsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const withImports = (source: string): string[] => [
    source,
    ...(manifest[source]?.imports ?? []).flatMap(withImports),
  ];
  const everywhere = new Set(withImports(ENTRY));
  const wanted = new Set(sources.flatMap(withImports));
  return [...wanted]
    .filter((source) => !everywhere.has(source))
    .flatMap((source) => manifest[source]?.file ?? []);
}
