import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import box from '../../fields/layout/box.module.css';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './api-page.module.css';
import { answerOf, type Body, bodyOf, type ListedCall, type Property } from './open-api.ts';

/** One call in a line; opened: its purpose, a form that calls it, its fields and its lines. */
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
      {description && <p className="measure">{description}</p>}
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

interface PropertyTableProps {
  readonly label: string;
  readonly properties: Readonly<Record<string, Property>>;
  readonly required?: readonly string[] | undefined;
}

/** The names of a body or an answer, with their descriptions. */
const PropertyTable = ({ label, properties, required = [] }: PropertyTableProps) => (
  <DataTable
    className={joinClasses('full small', styles.properties)}
    aria-label={label}
    rows={Object.entries(properties)}
    columns={[
      { title: 'Ime', isHeading: true, cell: ([name]) => <code>{name}</code> },
      {
        title: 'Šta je',
        cell: ([name, { title, description }]) => (
          <>
            {title}
            {required.includes(name) && ' (obavezno)'}
            {title && description && ' · '}
            <span className={styles.detail}>{description}</span>
          </>
        ),
      },
    ]}
  />
);

interface TryFormProps {
  readonly id: string;
  readonly path: string;
  readonly examples: readonly { readonly summary: string; readonly value: unknown }[];
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** Sends the typed body to the call and shows the raw response of the last request. */
function TryForm({ id, path, examples }: TryFormProps) {
  const [body, setBody] = useState(() => written(examples[0]?.value ?? {}));
  const [isExplained, setExplained] = useState(false);
  const [answer, setAnswer] = useState('');
  const times = useRef(0);
  const isReady = useReady();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    times.current += 1;
    const own = times.current;
    setAnswer('Računam…');
    const came = await answerTo(path, body, isExplained);
    if (own === times.current) setAnswer(came);
  };
  return (
    <form
      className={joinClasses('onScreen stack4', styles.form)}
      onSubmit={send}
      aria-label={`Isprobajte ${path}`}
    >
      <div className={joinClasses('stack2 packed ownWidth', styles.request)}>
        <label htmlFor={`${id}-primjer`}>Primjer</label>
        <select
          id={`${id}-primjer`}
          className={box.input}
          onChange={(event) => setBody(written(examples[Number(event.target.value)]?.value))}
        >
          {examples.map(({ summary }, index) => (
            <option key={summary} value={index}>
              {summary}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-tijelo`}>Tijelo zahtjeva</label>
        <textarea
          id={`${id}-tijelo`}
          className={styles.body}
          rows={12}
          spellCheck={false}
          value={body}
          onChange={(event) => setBody(event.target.value)}
        />
        <CheckboxInput
          id={`${id}-objasnjenje`}
          label="S objašnjenjem svakog reda"
          isOn={isExplained}
          onChange={setExplained}
        />
        <Button look="main" type="submit" disabled={!isReady}>
          Pošalji
        </Button>
      </div>
      <output
        translate="no"
        htmlFor={`${id}-tijelo`}
        aria-label={`Odgovor ${path}`}
        className={styles.answer}
      >
        {answer}
      </output>
    </form>
  );
}

const never = () => () => undefined;

/** Before hydration the browser would submit the form itself, with the amounts in the address. */
const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The status and the formatted response. */
async function answerTo(url: string, body: string, isExplained: boolean): Promise<string> {
  try {
    const headers = { 'Content-Type': 'application/json', ...(isExplained && { Prefer: 'objasnjenje' }) };
    const response = await fetch(url, { method: 'POST', headers, body });
    return `${response.status}\n${written(await response.json())}`;
  } catch {
    return 'Servis ne odgovara: provjerite vezu i pokušajte ponovo.';
  }
}
