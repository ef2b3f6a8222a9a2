import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import button from './button.module.css';

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** `main` (default) for the main action of a screen, `plain` next to it, `quiet` in rows of tools. */
  readonly look?: 'main' | 'plain' | 'quiet';
}

/** A link to a page or a file that looks like a button. */
export const ButtonLink = ({ look = 'main', ...rest }: ButtonLinkProps) => (
  <a {...rest} className={joinClasses(button.button, button[look])} />
);
