import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './api-page.module.css';
import { answerOf, type Body, bodyOf, type ListedCall } from './open-api.ts';
import { PropertyTable } from './property-table.tsx';
import { TryForm } from './try-form.tsx';

/** One call in a line; opened, what it is for, a form that calls it, the fields it takes and the lines it answers with. */
export function CallDetails({ path, method, operation }: ListedCall) {
  const { operationId: id, summary, description } = operation;
  const body = bodyOf(operation);
  return (
    <Folded
      title={
        <Heading level={3} look="section" id={id}>
          {summary}
        </Heading>
      }
      line={
        <code>
          {method} {path}
        </code>
      }
      isOnPaper
    >
      {description && <p className={styles.words}>{description}</p>}
      {body ? (
        <TryForm id={id} path={path} examples={Object.values(body.examples ?? {})} />
      ) : (
        <Read path={path} />
      )}
      {body && <RequestFields path={path} schema={body.schema} />}
      <AnswerLines path={path} operation={operation} />
    </Folded>
  );
}

function RequestFields({ path, schema }: Pick<ListedCall, 'path'> & { readonly schema: Body }) {
  const { properties, required, oneOf = [] } = schema;
  const bases = oneOf.map(({ required: [name] }) => name);
  if (!properties) return null;
  return (
    <Folded title="Polja zahtjeva" isOnPaper>
      <PropertyTable label={`Polja zahtjeva ${path}`} properties={properties} required={required} />
      {bases.length > 0 && <OneOf names={bases} />}
    </Folded>
  );
}

function AnswerLines({ path, operation }: Omit<ListedCall, 'method'>) {
  const properties = answerOf(operation)?.schema.properties;
  if (!properties) return null;
  return (
    <Folded title="Redovi odgovora" isOnPaper>
      <PropertyTable label={`Redovi odgovora ${path}`} properties={properties} />
    </Folded>
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
