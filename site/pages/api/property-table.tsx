import styles from './api-page.module.css';
import type { Property } from './open-api.ts';

interface PropertyTableProps {
  readonly label: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[] | undefined;
}

/** The names of a body or an answer, with what each stands for. */
export const PropertyTable = ({ label, properties, required = [] }: PropertyTableProps) => (
  <table className={styles.properties} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">Ime</th>
        <th scope="col">Šta je</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(properties).map(([name, { title, description }]) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            {title}
            {required.includes(name) && ' (obavezno)'}
            {title && description && ' · '}
            <span className={styles.detail}>{description}</span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
