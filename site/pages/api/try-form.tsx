import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import box from '../../fields/layout/box.module.css';
import { Button } from '../../ui/controls/button.tsx';
import styles from './api-page.module.css';

interface TryFormProps {
  readonly id: string;
  readonly path: string;
  readonly examples: readonly { readonly summary: string; readonly value: unknown }[];
}

const written = (value: unknown): string => JSON.stringify(value, null, 2);

/** Sends what is written in it to the call and shows the answer as it came; of several, that to what was sent last. */
export function TryForm({ id, path, examples }: TryFormProps) {
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
    <form className={styles.form} onSubmit={send} aria-label={`Isprobajte ${path}`}>
      <div className={styles.request}>
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

/** Before the scripts have the page, the browser would send the form its own way, with the amounts in the address. */
const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The status and the answer, as people read them. */
async function answerTo(url: string, body: string, isExplained: boolean): Promise<string> {
  try {
    const headers = { 'Content-Type': 'application/json', ...(isExplained && { Prefer: 'objasnjenje' }) };
    const response = await fetch(url, { method: 'POST', headers, body });
    return `${response.status}\n${written(await response.json())}`;
  } catch {
    return 'Servis ne odgovara: provjerite vezu i pokušajte ponovo.';
  }
}
