import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { useOpenPlace } from '../open-place.ts';
import styles from './api-page.module.css';
import { CallDetails } from './call-details.tsx';
import { calls, components, info, tags } from './open-api.ts';

/** The calls of the portal for programmers: the rendered OpenAPI document, each call with a form to try it. */
export function ApiPage() {
  useOpenPlace();
  return (
    <div className={joinClasses('stack4', styles.page)}>
      <PrintOrigin />
      <Heading level={1}>API: pozivi za vaše programe</Heading>
      <div className="stack2 measure">
        <p>
          Svaki obračun je jedan <code>POST</code> s JSON tijelom, bez prijave i ključa. Iznosi su u KM, s
          najviše dvije decimale. Opis: <a href="/openapi.json">openapi.json</a>.
        </p>
        <p>
          Dani su <code>GGGG-MM-DD</code>, a prazno polje <code>null</code> ili izostavljeno. Zaglavlje{' '}
          <code>Prefer: objasnjenje</code> dodaje formulu i član propisa.
        </p>
        <p>
          Više obračuna odjednom prima <a href="#obracuni">/obracuni</a>. Za asistente (
          <span translate="no">Model Context Protocol</span>) prijavite <code>/mcp</code>.
        </p>
      </div>
      {tags.map((tag) => (
        <Calls key={tag.name} {...tag} />
      ))}
      <p className="measure">{info.description}</p>
      <Refusals />
    </div>
  );
}

/** The calls of one tag, each folded into a line. */
const Calls = ({ name, description }: (typeof tags)[number]) => (
  <section aria-labelledby={`pozivi-${name}`}>
    <Heading level={2} look="group" id={`pozivi-${name}`}>
      {description}
    </Heading>
    {calls
      .filter(({ operation }) => operation.tags[0] === name)
      .map((call) => (
        <CallDetails key={call.path} {...call} />
      ))}
  </section>
);

/** By status code. */
const refusals = Object.entries(components.responses)
  .map(([name, problem]) => [name.replace(/\D/g, ''), problem] as const)
  .toSorted(([one], [other]) => Number(one) - Number(other));

const Refusals = () => (
  <Folded
    title={
      <Heading level={2} look="section" id="odbijeno">
        Kad rezultata nema
      </Heading>
    }
    isOnPaper
  >
    <p>
      Odgovor je <code>{'{ "detail": "rečenica", "greske": [{ "polje", "kod", "poruka" }] }'}</code>, sa
      statusom:
    </p>
    <dl className={joinClasses('stack2 measure', styles.refusals)}>
      {refusals.map(([status, { description }]) => (
        <div key={status}>
          <dt>{status}</dt>
          <dd>
            <Coded>{description}</Coded>
          </dd>
        </div>
      ))}
    </dl>
  </Folded>
);

/** A description of the OpenAPI document: backticks mark code. */
const Coded = ({ children }: { readonly children: string }) =>
  children.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity of a part.
      <code key={at}>{part}</code>
    ),
  );
