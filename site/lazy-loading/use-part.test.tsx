import { setImmediate } from 'node:timers/promises';
import { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { usePart } from './use-part.ts';

interface ProbeProps {
  readonly load: () => Promise<string>;
  readonly tell: (shown: string) => void;
}

/** Renders nothing and records its result. */
function Probe({ load, tell }: ProbeProps) {
  const { part, hasFailed } = usePart(load);
  const shown = hasFailed ? 'failed' : (part ?? 'waiting');
  useEffect(() => tell(shown), [tell, shown]);
  return null;
}

/** The minimal DOM that React requires when nothing is rendered. */
function emptyPage(): Root {
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const document = { ...events, nodeType: 9, activeElement: null };
  vi.stubGlobal('document', document);
  vi.stubGlobal('window', { document, HTMLIFrameElement: EventTarget });
  const place: unknown = { ...events, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: document };
  return createRoot(place as Element);
}

afterEach(async () => {
  // React has work left after the last render.
  await setImmediate();
  vi.unstubAllGlobals();
});

test('keeps the state of one chunk separate from another requested in its place', async () => {
  const root = emptyPage();
  const tell = vi.fn<ProbeProps['tell']>();
  const shows = (shown: string) => vi.waitFor(() => expect(tell).toHaveBeenLastCalledWith(shown));
  const draw = (load: ProbeProps['load']) => root.render(<Probe load={load} tell={tell} />);
  draw(async () => 'first');
  await shows('first');
  draw(async () => 'second');
  await shows('second');
  draw(() => Promise.reject(new Error('offline')));
  await shows('failed');
  let come: (part: string) => void = () => undefined;
  draw(
    () =>
      new Promise((resolve) => {
        come = resolve;
      }),
  );
  await shows('waiting');
  come('third');
  await shows('third');
  root.unmount();
});
