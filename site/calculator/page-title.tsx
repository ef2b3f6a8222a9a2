import { Heading } from '../ui/page/heading.tsx';
import styles from './page-title.module.css';

/** The title; text in parentheses is smaller. */
export function PageTitle({ title }: { readonly title: string }) {
  const [name, ...rest] = title.split(/(?= \()/);
  return (
    <Heading level={1} className={styles.title}>
      {name}
      {rest.length > 0 && <small className={styles.detail}>{rest.join('')}</small>}
    </Heading>
  );
}
