import type { Group } from '@obracun/engine/kernel/calculator.ts';
import { writeEntered } from '../fields/entered.ts';
import styles from './folded-group.module.css';
import { useFormContext } from './form-context.ts';
import { GroupFields } from './group-fields.tsx';

/** Rarely used fields, folded away; the heading says what is filled in, and whether something is wrong. */
export function FoldedGroup({ group }: { readonly group: Group }) {
  const { errors } = useFormContext();
  const isWrong = group.polja.some((name) => errors[name]);
  return (
    <details className={styles.group}>
      <summary className={styles.summary}>
        <span className={styles.title}>{group.naslov}</span>
        <FilledIn group={group} />
        {isWrong && <span className={styles.wrong}>provjerite</span>}
      </summary>
      <div className={styles.fields}>
        <GroupFields group={group} />
      </div>
    </details>
  );
}

function FilledIn({ group }: { readonly group: Group }) {
  const { form } = useFormContext();
  const filled = group.polja.flatMap((name) => {
    const field = form.fields[name];
    const text = form.state.unos[name];
    return field && text ? [`${field.naziv}: ${writeEntered(field, text)}`] : [];
  });
  return <span className={styles.filled}>{filled.join(' · ')}</span>;
}
