import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import button from './button.module.css';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** `main` (default) for the one action of a screen, `plain` beside it, `quiet` in rows of tools. */
  readonly look?: 'main' | 'plain' | 'quiet';
}

/** A step to another place, or a file, that is an action of a screen: a link that looks like its button. */
export const ButtonLink = ({ look = 'main', ...rest }: ButtonLinkProps) => (
  <a {...rest} className={joinClasses(button.button, button[look])} />
);
