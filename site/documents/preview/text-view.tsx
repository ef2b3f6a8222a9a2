import { runsOf, type Text } from '@obracun/engine/documents/blocks.ts';
import { inOrder } from './in-order.tsx';

interface TextViewProps {
  readonly text: Text;
  readonly className?: string | undefined;
}

/** A paragraph with its bold words. */
export const TextView = ({ text, className }: TextViewProps) => (
  <p className={className}>
    {inOrder(runsOf(text), (run) => (typeof run === 'string' ? run : <strong>{run.bold}</strong>))}
  </p>
);
