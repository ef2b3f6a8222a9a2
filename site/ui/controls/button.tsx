import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `main` for the one action of a screen, `plain` (default) beside it, `quiet` in rows of tools, `link` for a word that leads on, `bare` with its class alone. */
  readonly look?: 'main' | 'plain' | 'quiet' | 'link' | 'bare';
}

/** A button that never submits unless told to; an icon may stand before the words. */
export const Button = ({ look = 'plain', type = 'button', className, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={joinClasses(look !== 'bare' && styles.button, styles[look], className)}
  />
);

/** Buttons side by side, as far as there is room. */
export const Buttons = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.row}>{children}</div>
);
