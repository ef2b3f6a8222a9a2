import { Notice } from '../../../ui/notice.tsx';
import { Quoted } from '../../../ui/quoted.tsx';

/** Points to check before a form is filed, in one list; nothing without any. */
export const CheckList = ({ doubts }: { readonly doubts: readonly string[] }) =>
  doubts.length > 0 && (
    <Notice kind="warn" title={`Provjeriti prije predaje (${doubts.length})`}>
      <ul>
        {doubts.map((doubt) => (
          <li key={doubt}>
            <Quoted>{doubt}</Quoted>
          </li>
        ))}
      </ul>
    </Notice>
  );
