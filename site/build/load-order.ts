interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

const ENTRY = 'index.html';

/** The chunks of these sources with their imports, without those every page loads. A source in a shared chunk has none. */
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

/** The first import cycle of chunks: one would run before its dependencies. */
export function circleIn(manifest: Manifest): readonly string[] {
  const sound = new Set<string>();
  const from = (source: string, way: readonly string[]): readonly string[] => {
    if (way.includes(source)) return [...way.slice(way.indexOf(source)), source];
    if (sound.has(source)) return [];
    for (const next of manifest[source]?.imports ?? []) {
      const circle = from(next, [...way, source]);
      if (circle.length > 0) return circle;
    }
    sound.add(source);
    return [];
  };
  for (const source of Object.keys(manifest)) {
    const circle = from(source, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/**
 * Painting has precedence over hydration: the style sheet is before all other files, and scripts, which only hydrate,
 * have a lower priority than it and the fonts.
 */
export function paintFirst(html: string): string {
  const [styles = ''] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
  return html
    .replace(styles, '')
    .replace('<!--head-->', `${styles}<!--head-->`)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}
