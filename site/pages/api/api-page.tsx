import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import styles from './api-page.module.css';
import { CallSection } from './call-section.tsx';
import { calls, components, info, tags } from './open-api.ts';

/** The calls of the portal for those who write programs: the OpenAPI document drawn, each call with a form to try it. */
export const ApiPage = () => (
  <div className={styles.page}>
    <PrintOrigin />
    <Heading level={1}>API: pozivi za vaše programe</Heading>
    <div className={styles.intro}>
      <p>
        Svaki obračun je jedan <code>POST</code> s JSON tijelom, bez prijave i bez ključa. {info.description}{' '}
        Opis za mašine: <a href="/openapi.json">openapi.json</a>.
      </p>
      <p>
        Dani se pišu <code>GGGG-MM-DD</code>, prazno je <code>null</code> ili izostavljeno. Uz zaglavlje{' '}
        <code>Prefer: objasnjenje</code> odgovor kaže i kako je nastao svaki red: formulom, brojkama i članom
        propisa.
      </p>
      <p>
        Više obračuna odjednom prima <a href="#obracuni">/obracuni</a>. Za asistente je svaki obračun alat: u
        njima prijavite adresu <code>/mcp</code> ovog portala (Model Context Protocol, bez prijave).
      </p>
    </div>
    <Contents />
    {calls.map((call) => (
      <CallSection key={call.path} {...call} />
    ))}
    <Refusals />
  </div>
);

const Contents = () => (
  <nav aria-label="Pozivi" className={styles.contents}>
    {tags.map(({ name, description }) => (
      <section key={name}>
        <Heading level={2} look="group">
          {description}
        </Heading>
        <ul>
          {calls
            .filter(({ operation }) => operation.tags[0] === name)
            .map(({ path, operation }) => (
              <li key={path}>
                <a href={`#${operation.operationId}`}>
                  <code>{path}</code>
                </a>
              </li>
            ))}
        </ul>
      </section>
    ))}
  </nav>
);

const Refusals = () => (
  <section aria-labelledby="odbijeno" className={styles.call}>
    <Heading level={2} look="page" id="odbijeno">
      Kad rezultata nema
    </Heading>
    <p>
      Odgovor je <code>{'{ "detail": "rečenica", "greske": [{ "polje", "kod", "poruka" }] }'}</code>, sa
      statusom:
    </p>
    <dl className={styles.refusals}>
      {Object.entries(components.responses).map(([name, { description }]) => (
        <div key={name}>
          <dt>{name.replace(/\D/g, '')}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  </section>
);
