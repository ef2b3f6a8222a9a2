import type { Warning } from '@obracun/engine/kernel/issue.ts';
import { Notice } from '../../ui/notice.tsx';
import { WrittenSource } from '../../ui/source-place.tsx';

interface LineWarningProps {
  readonly warning: Warning;
  readonly className?: string | undefined;
}

/** Something worth knowing that changes no amount, with the act behind it. */
export const LineWarning = ({ warning: { poruka, izvor }, className }: LineWarningProps) => (
  <Notice kind="warn" className={className}>
    {poruka}
    {izvor && (
      <span>
        {' '}
        (<WrittenSource source={izvor} />)
      </span>
    )}
  </Notice>
);
