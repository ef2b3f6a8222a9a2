import type { CSSProperties } from 'react';
import { useIsHydrating } from '../../../lazy-loading/hydration.tsx';
import styles from './raise.module.css';

interface Handle {
  readonly label: string;
  readonly value: number;
  readonly onMove: (value: number) => void;
}

interface TwoHandlesProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly handles: readonly [Handle, Handle];
  readonly write: (value: number) => string;
}

/** One track with two native sliders; what is between them is filled. Values beyond its ends stay at them. */
export function TwoHandles({ label, least, most, step, handles, write }: TwoHandlesProps) {
  // A page as sent may not have inline styles.
  const isPrerendered = useIsHydrating();
  const within = (value: number) => Math.min(most, Math.max(least, value));
  const [from, to] = handles.map(({ value }) => (within(value) - least) / (most - least));
  return (
    <fieldset className="onScreen">
      <legend className="soft">{label}</legend>
      <div
        className={styles.track}
        {...(!isPrerendered && { style: { '--from': from, '--to': to } as CSSProperties })}
      >
        {handles.map((handle) => (
          <input
            key={handle.label}
            type="range"
            className={styles.handle}
            aria-label={handle.label}
            aria-valuetext={write(handle.value)}
            min={least}
            max={most}
            step={step}
            value={within(handle.value)}
            onChange={(event) => handle.onMove(event.target.valueAsNumber)}
          />
        ))}
      </div>
    </fieldset>
  );
}
