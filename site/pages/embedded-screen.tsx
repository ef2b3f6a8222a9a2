import { useEffect, useRef } from 'react';
import { publicOrigin } from '../platform/product.ts';
import type { Screen } from './directory/page.ts';
import styles from './embed-page.module.css';

interface EmbeddedScreenProps {
  readonly Screen: Screen;
  readonly path: string;
}

/** A screen that posts its height to the embedding page, and links to its origin. */
export function EmbeddedScreen({ Screen, path }: EmbeddedScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? postHeight(frame.current) : undefined), []);
  return (
    <div ref={frame} className={styles.frame}>
      <Screen />
      <p className="further small">
        <a href={publicOrigin + path} target="_blank" rel="noopener">
          Obračun plata
        </a>
      </p>
    </div>
  );
}

function postHeight(element: Element): () => void {
  // The embedding page is unknown; a height reveals nothing.
  const tell = () =>
    parent.postMessage({ obracunVisina: Math.ceil(element.getBoundingClientRect().height) }, '*');
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => observer.disconnect();
}
