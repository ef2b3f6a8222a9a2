/** Where the letters are not words of ours: what a visitor types, codes, names in other languages. */
const UNTOUCHED = 'script, style, textarea, code, [translate="no"]';

export const READ_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** One piece of text a person reads or hears; without an attribute the holder is a text node. */
export interface ReadText {
  readonly holder: Node;
  readonly attribute: string;
}

const isUntouched = (element: Element | null): boolean =>
  element === null || element.closest(UNTOUCHED) !== null;

/** What of an attribute somebody typed: its element says it, because an attribute has no parts. */
export const typedIn = ({ holder }: ReadText): string =>
  holder instanceof HTMLElement ? (holder.dataset.typed ?? '') : '';

export const readText = ({ holder, attribute }: ReadText): string =>
  (holder instanceof Element ? holder.getAttribute(attribute) : holder.nodeValue) ?? '';

export function writeText({ holder, attribute }: ReadText, text: string): void {
  if (holder instanceof Element) holder.setAttribute(attribute, text);
  else holder.nodeValue = text;
}

const attributesOf = (holder: Element): ReadText[] =>
  READ_ATTRIBUTES.filter((name) => holder.hasAttribute(name)).map((attribute) => ({ holder, attribute }));

/** The texts at a node and everything under it. */
export function textsUnder(node: Node): ReadText[] {
  if (node.nodeType === Node.TEXT_NODE)
    return isUntouched(node.parentElement) ? [] : [{ holder: node, attribute: '' }];
  if (!(node instanceof Element)) return [];
  // What stands in it is typed, what it is called and shows while empty is ours.
  if (node instanceof HTMLTextAreaElement && !isUntouched(node.parentElement)) return attributesOf(node);
  if (isUntouched(node)) return [];
  return [...attributesOf(node), ...[...node.childNodes].flatMap(textsUnder)];
}
