import { useEffect, useRef } from 'react';
import { publicOrigin } from '../platform/product.ts';
import type { Screen } from './directory/page.ts';
import styles from './embed-page.module.css';

interface EmbeddedScreenProps {
  readonly Screen: Screen;
  readonly path: string;
}

/** A screen that tells the page around it how tall it is, and where it comes from. */
export function EmbeddedScreen({ Screen, path }: EmbeddedScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? tellHeight(frame.current) : undefined), []);
  return (
    <div ref={frame} className={styles.frame}>
      <Screen />
      <p className={styles.origin}>
        <a href={publicOrigin + path} target="_blank" rel="noopener">
          Obračun plata
        </a>
      </p>
    </div>
  );
}

function tellHeight(element: Element): () => void {
  // Whoever embeds it is not known; a height tells them nothing.
  const tell = () =>
    parent.postMessage({ obracunVisina: Math.ceil(element.getBoundingClientRect().height) }, '*');
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}
