import { Fragment } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Typed } from '../../ui/typed.tsx';

interface UnreadLinkProps {
  /** Texts of the link, from any source. */
  readonly names: readonly string[];
}

/** More would push the form down. */
const SHOWN = 5;

/** A link may be of another calculator or written by hand: its ignored parts are listed. */
export const UnreadLink = ({ names }: UnreadLinkProps) => (
  <Notice kind="warn">
    Iz linka nije pročitano:{' '}
    {names.slice(0, SHOWN).map((name, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a link may name one thing twice.
      <Fragment key={at}>
        {at > 0 && ', '}„<Typed>{name}</Typed>“
      </Fragment>
    ))}
    {names.length > SHOWN && ` i još ${names.length - SHOWN}`}. Obračun je bez toga: provjerite unos.
  </Notice>
);
