import type { ReactNode } from 'react';
import button from '../../ui/controls/button.module.css';
import { joinClasses } from '../../ui/join-classes.ts';

interface ButtonLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A step to another place that is the one action of a screen: a link that looks like its button. */
export const ButtonLink = ({ href, children }: ButtonLinkProps) => (
  <a href={href} className={joinClasses(button.button, button.main)}>
    {children}
  </a>
);
