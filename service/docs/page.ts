import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { html } from 'hono/html';
import { failures } from '../openapi/failures.ts';
import { callSection } from './call-section.ts';

/** The readable page of the API: every call with its fields, lines, examples and a form that calls it. */
export const docsPage = (calculators: readonly Calculator[]): string | Promise<string> =>
  html`<!doctype html>
<html lang="bs">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Obračun plata</title>
    <meta name="description" content="Pozivi za obračun plata, doprinosa i poreza u Bosni i Hercegovini: polja, primjeri i isprobavanje." />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/api/docs.css" />
    <script src="/api/try.js"></script>
  </head>
  <body>
    <header>
      <a href="/">Obračun plata</a>
    </header>
    <main>
      <h1>API</h1>
      ${introduction}
      <nav aria-label="Pozivi">
        <ul>
          ${calculators.map(
            ({ definition: { id, poziv, kartica } }) =>
              html`<li><a href="#${id}">${kartica.naslov}</a> <code>${poziv}</code></li>`,
          )}
        </ul>
      </nav>
      ${calculators.map(callSection)}
    </main>
  </body>
</html>`;

const introduction = html`
      <p>Svaki obračun je jedan <code>POST</code> s JSON tijelom. Ništa se ne čuva i ne treba prijava. Opis za mašine:
        <a href="/openapi.json">openapi.json</a>; svi propisani podaci s datumima i izvorima: <a href="/zakon.json">zakon.json</a>.</p>
      <ul>
        <li>Iznosi su u KM, procenti su procenti (18,5 % je <code>18.5</code>), dani su <code>GGGG-MM-DD</code>, prazno je <code>null</code> ili izostavljeno.</li>
        <li>Uz <code>?objasnjenje=1</code> svaki red dolazi s formulom, brojkama i članom propisa.</li>
        <li>Zahtjev bez rezultata daje <code>{ "detail": "rečenica", "greske": [{ "polje", "kod", "poruka" }] }</code> i jedan od statusa ${Object.keys(failures).join(', ')}. Tijelo smije imati najviše 64 KB.</li>
        <li>Oznaka u vitičastim zagradama, kao <code>{topli_obrok_minimum.iznos}</code>, stoji za podatak koji zavisi od dana obračuna; naći ćete ga u <code>zakon.json</code>.</li>
      </ul>`;
