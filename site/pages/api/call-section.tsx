import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './api-page.module.css';
import { answerOf, bodyOf, type ListedCall } from './open-api.ts';
import { PropertyTable } from './property-table.tsx';
import { TryForm } from './try-form.tsx';

/** One call: what it is for, a form that calls it, the fields it takes and the lines it answers with. */
export function CallSection({ path, method, operation }: ListedCall) {
  const { operationId: id, summary, description } = operation;
  const body = bodyOf(operation);
  const lines = answerOf(operation)?.schema.properties;
  const bases = body?.schema.oneOf?.map(({ required: [name] }) => name) ?? [];
  return (
    <section id={id} aria-labelledby={`${id}-naslov`} className={styles.call}>
      <Heading level={2} look="page" id={`${id}-naslov`}>
        {summary}
      </Heading>
      <p className={styles.path}>
        <code>
          {method} {path}
        </code>
      </p>
      {description && <p>{description}</p>}
      {body ? (
        <TryForm id={id} path={path} examples={Object.values(body.examples ?? {})} />
      ) : (
        <Read path={path} />
      )}
      {body?.schema.properties && (
        <Folded title="Polja zahtjeva">
          <PropertyTable
            label={`Polja zahtjeva ${path}`}
            properties={body.schema.properties}
            required={body.schema.required}
          />
          {bases.length > 0 && <OneOf names={bases} />}
        </Folded>
      )}
      {lines && (
        <Folded title="Redovi odgovora">
          <PropertyTable label={`Redovi odgovora ${path}`} properties={lines} />
        </Folded>
      )}
    </section>
  );
}

const Read = ({ path }: Pick<ListedCall, 'path'>) => (
  <p>
    <a href={path}>Otvori {path}</a>
  </p>
);

const OneOf = ({ names }: { readonly names: readonly string[] }) => (
  <p>
    Tačno jedno od ovih polja nosi iznos:{' '}
    {names.map((name, index) => (
      <span key={name}>
        {index > 0 && ', '}
        <code>{name}</code>
      </span>
    ))}
    .
  </p>
);
