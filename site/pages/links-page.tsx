import { Heading } from '../ui/page/heading.tsx';
import { type AddressGroup, addressGroups } from './links.ts';
import styles from './links-page.module.css';

export const LinksPage = () => (
  <div className={styles.page}>
    <Heading level={1}>Korisni linkovi</Heading>
    <p>Javne adrese propisa i institucija. Otvaraju se u novoj kartici.</p>
    <div className={styles.groups}>
      {addressGroups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  </div>
);

const Group = ({ title, addresses }: AddressGroup) => (
  <section>
    <Heading level={2} look="group">
      {title}
    </Heading>
    <ul className={styles.list}>
      {addresses.map(({ name, url, line }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener">
            {name}
          </a>
          <span className={styles.line}>
            {line && <>{line} · </>}
            <span translate="no">{new URL(url).host.replace(/^www\./, '')}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
);
