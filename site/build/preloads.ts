interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The script files that these sources stand in, with all they import, except what every page loads anyway. */
export function preloadsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const visited = new Set<string>();
  const visit = (source: string): void => {
    const chunk = manifest[source];
    if (chunk === undefined || chunk.isEntry || visited.has(source)) return;
    visited.add(source);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...visited].flatMap((source) => manifest[source]?.file ?? []);
}
