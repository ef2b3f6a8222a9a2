import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './heading.module.css';

interface HeadingProps extends ComponentProps<'h1'> {
  readonly level: 1 | 2 | 3;
  /** `group` is the small spaced line above a group of lines or links. */
  readonly look?: 'page' | 'section' | 'group';
}

const LOOKS = { 1: 'page', 2: 'section', 3: 'group' } as const;

/** A heading styled by its level by default. */
export const Heading = ({ level, look = LOOKS[level], className, children, ...rest }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag {...rest} className={joinClasses(styles[look], className)}>
      {children}
    </Tag>
  );
};
