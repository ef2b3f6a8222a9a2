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
