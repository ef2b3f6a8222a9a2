import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { byReason } from './by-reason.ts';

interface SkippedListProps {
  readonly title: string;
  readonly skipped: readonly { readonly worker: string; readonly reason: string }[];
}

/** The omitted workers, each reason once; nothing without any. */
export const SkippedList = ({ title, skipped }: SkippedListProps) =>
  skipped.length > 0 && (
    <Notice kind="warn" title={title}>
      <ul>
        {byReason(skipped).map(([reason, workers]) => (
          <li key={reason}>
            <Typed>{workers.map(({ worker }) => worker).join(', ')}</Typed>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
