import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Definition, Example } from '@obracun/engine/kernel/calculator.ts';
import { fieldsOf } from '@obracun/engine/kernel/input.ts';
import { html } from 'hono/html';
import { describeField } from '../openapi/request.ts';

/** One call: what it is for, a form that calls it once the script has prepared it, its fields and the lines of its answer. */
export const callSection = ({ definition, racun }: Calculator) => html`
      <section id="${definition.id}" aria-labelledby="${definition.id}-naslov">
        <h2 id="${definition.id}-naslov">${definition.kartica.naslov}</h2>
        <p class="path"><code>POST ${definition.poziv}</code></p>
        <p>${definition.opis}</p>
        ${tryForm(definition, racun.primjeri)}
        <details>
          <summary>Polja zahtjeva</summary>
          ${fieldTable(definition)}
        </details>
        <details>
          <summary>Redovi odgovora</summary>
          ${lineTable(definition)}
        </details>
      </section>`;

const tryForm = ({ id, poziv }: Definition, examples: readonly Example[]) => html`
        <form data-call="${poziv}">
          <div class="request">
            <label for="${id}-primjer">Primjer</label>
            <select id="${id}-primjer" name="example">
              ${examples.map(({ naziv, unos }) => html`<option value="${written(unos)}">${naziv}</option>`)}
            </select>
            <label for="${id}-tijelo">Tijelo zahtjeva</label>
            <textarea id="${id}-tijelo" name="body" rows="12" spellcheck="false">${written(examples[0]?.unos)}</textarea>
            <label class="switch"><input type="checkbox" name="explained" /> S objašnjenjem svakog reda</label>
            <button disabled>Pošalji</button>
          </div>
          <output for="${id}-tijelo" aria-label="Odgovor" tabindex="0"></output>
        </form>`;

const written = (unos: Example['unos'] = {}): string => JSON.stringify(unos, null, 2);

const fieldTable = (definition: Definition) => html`
          <div class="wide" role="region" aria-label="Polja zahtjeva ${definition.poziv}" tabindex="0">
          <table>
            <thead><tr><th scope="col">Polje</th><th scope="col">Naziv</th><th scope="col">Šta se upisuje</th></tr></thead>
            <tbody>
              ${Object.entries(fieldsOf(definition)).map(
                ([name, field]) =>
                  html`<tr><th scope="row"><code>${name}</code></th><td>${field.naziv}${field.nuzno ? ' (obavezno)' : ''}</td><td>${describeField(field)}</td></tr>`,
              )}
            </tbody>
          </table>
          ${oneOfBases(definition)}
          </div>`;

function oneOfBases({ osnove }: Definition) {
  const names = Object.keys(osnove);
  if (names.length === 0) return '';
  return html`<p>Tačno jedno od ovih polja nosi iznos: ${names.map((name, index) => html`${index > 0 ? ', ' : ''}<code>${name}</code>`)}.</p>`;
}

const lineTable = ({ poziv, izlaz, redovi }: Definition) => html`
          <div class="wide" role="region" aria-label="Redovi odgovora ${poziv}" tabindex="0">
          <table>
            <thead><tr><th scope="col">Red</th><th scope="col">Naziv</th><th scope="col">Mjera</th></tr></thead>
            <tbody>
              ${izlaz.map(
                (red) =>
                  html`<tr><th scope="row"><code>${red}</code></th><td>${redovi[red]?.naziv}</td><td>${redovi[red]?.vrsta}</td></tr>`,
              )}
            </tbody>
          </table>
          </div>`;
