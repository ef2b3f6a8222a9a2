import { Notice } from '../../../ui/notice.tsx';
import { Typed } from '../../../ui/typed.tsx';
import styles from './output.module.css';

interface SkippedListProps {
  readonly title: string;
  readonly skipped: readonly { readonly worker: string; readonly reason: string }[];
}

/** The omitted workers with the reason; nothing without any. */
export const SkippedList = ({ title, skipped }: SkippedListProps) =>
  skipped.length > 0 && (
    <Notice kind="warn" title={title}>
      <ul className={styles.list}>
        {skipped.map(({ worker, reason }) => (
          <li key={worker + reason}>
            <Typed>{worker}</Typed>: {reason}
          </li>
        ))}
      </ul>
    </Notice>
  );
