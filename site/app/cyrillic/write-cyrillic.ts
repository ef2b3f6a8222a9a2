import { toCyrillic } from '@obracun/engine/core/text/script.ts';

/** Elements whose letters are not our words: input, codes, names in other languages. */
const UNTOUCHED = 'script, style, textarea, code, [translate="no"]';

const READ_ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** One visible or spoken text; without an attribute the holder is a text node. */
interface ReadText {
  readonly holder: Node;
  readonly attribute: string;
}

const isUntouched = (element: Element | null): boolean =>
  element === null || element.closest(UNTOUCHED) !== null;

/** The typed part of an attribute, given by its element, because an attribute has no parts. */
const typedIn = ({ holder }: ReadText): string =>
  holder instanceof HTMLElement ? (holder.dataset.typed ?? '') : '';

const readText = ({ holder, attribute }: ReadText): string =>
  (holder instanceof Element ? holder.getAttribute(attribute) : holder.nodeValue) ?? '';

function writeText({ holder, attribute }: ReadText, text: string): void {
  if (holder instanceof Element) holder.setAttribute(attribute, text);
  else holder.nodeValue = text;
}

const attributesOf = (holder: Element): ReadText[] =>
  READ_ATTRIBUTES.filter((name) => holder.hasAttribute(name)).map((attribute) => ({ holder, attribute }));

/** The texts of a node and its descendants. */
function textsUnder(node: Node): ReadText[] {
  if (node.nodeType === Node.TEXT_NODE)
    return isUntouched(node.parentElement) ? [] : [{ holder: node, attribute: '' }];
  if (!(node instanceof Element)) return [];
  // Its content is typed; its label and placeholder are ours.
  if (node instanceof HTMLTextAreaElement && !isUntouched(node.parentElement)) return attributesOf(node);
  if (isUntouched(node)) return [];
  return [...attributesOf(node), ...[...node.childNodes].flatMap(textsUnder)];
}

const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: READ_ATTRIBUTES };

interface Written {
  readonly latin: string;
  readonly cyrillic: string;
}

/**
 * Writes the texts under the root in Cyrillic and follows changes until the signal restores Latin. React compares
 * its texts with one another, never with the DOM, so the Cyrillic stays until they change.
 */
export function writeCyrillic(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const written = new WeakMap<Node, Map<string, Written>>();

  const write = (text: ReadText): void => {
    const latin = readText(text);
    const cyrillic = keepingTyped(latin, typedIn(text));
    // Cyrillic is returned unchanged, so the output is not converted again.
    if (cyrillic === latin) return;
    const known = written.get(text.holder) ?? new Map<string, Written>();
    written.set(text.holder, known.set(text.attribute, { latin, cyrillic }));
    writeText(text, cyrillic);
  };

  const restore = (text: ReadText): void => {
    const known = written.get(text.holder)?.get(text.attribute);
    if (known?.cyrillic === readText(text)) writeText(text, known.latin);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      (type === 'childList' ? [...addedNodes] : [target]).flatMap(textsUnder).forEach(write);
  });

  const stop = () => {
    observer.disconnect();
    textsUnder(root).forEach(restore);
    root.lang = 'bs';
  };

  textsUnder(root).forEach(write);
  observer.observe(root, WATCHED);
  root.lang = 'bs-Cyrl';
  signal.addEventListener('abort', stop);
}

/** Our text in Cyrillic, with the typed part unchanged at its last position: `Уклони: Amela`. */
export function keepingTyped(latin: string, typed: string): string {
  const at = typed === '' ? -1 : latin.lastIndexOf(typed);
  if (at < 0) return toCyrillic(latin);
  return toCyrillic(latin.slice(0, at)) + typed + toCyrillic(latin.slice(at + typed.length));
}
