import { keepingTyped } from './keeping-typed.ts';
import { READ_ATTRIBUTES, type ReadText, readText, textsUnder, typedIn, writeText } from './texts.ts';

const WATCHED = { subtree: true, childList: true, characterData: true, attributeFilter: READ_ATTRIBUTES };

interface Written {
  readonly latin: string;
  readonly cyrillic: string;
}

/**
 * Writes all under the root in Cyrillic and goes on as it changes, until the signal puts Latin back. React compares
 * its own words with one another, never with the document, so what is written over them stays until they change.
 */
export function writeCyrillic(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const written = new WeakMap<Node, Map<string, Written>>();

  const write = (text: ReadText): void => {
    const latin = readText(text);
    const cyrillic = keepingTyped(latin, typedIn(text));
    // What is Cyrillic already comes back as it is, so our own writing is not written again.
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
