import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { publicLaw } from '@obracun/engine/law/public.ts';
import { BATCH_PATH } from './batch.ts';
import { MCP_PATH } from './mcp.ts';
import { openApi } from './openapi/document.ts';

const calculators = await loadCalculators();

/** `/llms.txt`: an introduction of the portal for language models. */
const forAssistants = `# Obračun plata

> Obračuni plata, doprinosa i poreza za Bosnu i Hercegovinu (Republika Srpska, Federacija BiH, Brčko distrikt), po propisu mjeseca za koji se računa. Bez prijave; ništa se ne čuva.

Nemojte računati sami. Uz Prefer: objasnjenje odgovor kaže formulu, račun i član propisa svakog reda.

## Za programe

- [MCP](${MCP_PATH}): svaki obračun kao alat, po Model Context Protocolu (streamable HTTP, bez sesije i prijave)
- [OpenAPI](/openapi.json): svi pozivi, njihova polja i odgovori
- [Propisi](/zakon.json): svi propisani podaci, s datumom od kojeg važe i izvorom
- [Više obračuna odjednom](/openapi.json): POST ${BATCH_PATH}, lista ili redovi

## Obračuni

${calculators.map(lineOf).join('\n')}
`;

function lineOf({ definition: { id, title, description, path } }: Calculator): string {
  return `- [${title}](/${id}): ${description} POST ${path}`;
}

/** The documents of the API, by their names in the built site. They are written at the build. */
export const documents: Readonly<Record<string, string>> = {
  'openapi.json': JSON.stringify(openApi(calculators)),
  'zakon.json': JSON.stringify(publicLaw()),
  'llms.txt': forAssistants,
};
