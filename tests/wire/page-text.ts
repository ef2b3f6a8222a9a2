/** Parts of a page without content of their own. */
const SILENT = /<!--.*?-->|<(svg|script|style|template)\b.*?<\/\1>/gs;
const TAG = /<\/?([a-z][a-z0-9-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;

/** Boxes that only arrange others. */
const BOXES: ReadonlySet<string> = new Set([
  'div',
  'span',
  'section',
  'article',
  'aside',
  'br',
  'wbr',
  'p',
  'b',
  'strong',
  'em',
]);
/** Attributes of appearance alone. */
const LOOKS: ReadonlySet<string> = new Set(['class', 'style', 'tabindex']);
/** Identities made by React. */
const MADE = /_[Rr]_\w*_/g;

/**
 * The content of a page, a line each: texts, controls, links, headings and their names; without boxes, appearance and
 * identities that follow from its components.
 */
export const pageText = (html: string): string =>
  html
    .replace(SILENT, '')
    .replace(TAG, (tag, name: string, attributes: string) => {
      if (tag.startsWith('</')) return '\n';
      const own = attributesText(attributes);
      return BOXES.has(name) && own === '' ? '\n' : `\n<${name}${own}>\n`;
    })
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const attributesText = (attributes: string): string =>
  [...attributes.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => !LOOKS.has(name))
    .map(([, name = '', value = '']) => ` ${name}="${value.replaceAll(MADE, '…')}"`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('');
