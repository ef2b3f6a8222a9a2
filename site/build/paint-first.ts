/**
 * A page is read before it is worked with: its style sheet stands in front of all other files, and scripts, which only bring to
 * life what is painted, leave the line to it and to the fonts.
 */
export function paintFirst(html: string): string {
  const [styles = ''] = html.match(/<link rel="stylesheet"[^>]*>/) ?? [];
  return html
    .replace(styles, '')
    .replace('<!--head-->', `${styles}<!--head-->`)
    .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}
