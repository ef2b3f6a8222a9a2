import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for the main action of a screen, `plain` (default) next to it, `quiet` in rows of tools, `link` for an inline action, `bare` with its class alone. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'link' | 'bare';
}

/** A button that does not submit by default; an icon may precede the label. */
export const Button = ({ look = 'plain', type = 'button', className, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={joinClasses(
      look !== 'bare' && joinClasses('onScreen', styles.button),
      styles[look],
      className,
    )}
  />
);

/** Buttons side by side, wrapped when there is no room. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name; also shown as its title. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A square icon button with a large touch target. */
export const IconButton = ({ label, className, ...rest }: IconButtonProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={joinClasses('onScreen', styles.icon, className)}
  />
);

interface ButtonLinkProps extends ComponentProps<'a'> {
  /** `main` (default) for the main action of a screen, `plain` next to it, `quiet` in rows of tools. */
  readonly look?: 'main' | 'plain' | 'quiet';
}

/** A link to a page or a file that looks like a button. */
export const ButtonLink = ({ look = 'main', ...rest }: ButtonLinkProps) => (
  <a {...rest} className={joinClasses('onScreen', styles.button, styles[look])} />
);
