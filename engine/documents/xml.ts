/** An element: its name, its attributes and either text or children; undefined children are omitted. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly (Element | undefined)[];
}

export const element = (
  name: string,
  content: Element['content'],
  attributes: Element['attributes'] = {},
): Element => ({ name, attributes, content });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters forbidden in XML 1.0, and similar ones: control characters, as pasted from documents, and lone surrogates. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The document as text, in UTF-8, indented for people. */
export const writeXml = (root: Element): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}`;

function write({ name, attributes, content }: Element, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = typeof content === 'string' ? escaped(content) : `\n${children(content, indent)}${indent}`;
  return `${indent}<${name}${pairs.join('')}>${inside}</${name}>\n`;
}

const children = (content: readonly (Element | undefined)[], indent: string): string =>
  content.map((child) => (child ? write(child, `${indent}  `) : '')).join('');
