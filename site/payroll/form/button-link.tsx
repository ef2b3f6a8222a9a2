import type { ComponentProps } from 'react';
import button from '../../ui/controls/button.module.css';
import { joinClasses } from '../../ui/join-classes.ts';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** `main` (default) for the one action of a screen, `plain` beside it. */
  readonly look?: 'main' | 'plain';
}

/** A step to another place that is an action of a screen: a link that looks like its button. */
export const ButtonLink = ({ look = 'main', ...rest }: ButtonLinkProps) => (
  <a {...rest} className={joinClasses(button.button, look === 'main' && button.main)} />
);
