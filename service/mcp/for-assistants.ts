import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { BATCH_PATH } from '../batch/batch.ts';
import { MCP_PATH } from './mcp.ts';

/** `/llms.txt`: what a language model that comes across the portal should know of it. */
export const forAssistants = (calculators: readonly Calculator[]): string => `# Obračun plata

> Obračuni plata, doprinosa i poreza za Bosnu i Hercegovinu (Republika Srpska, Federacija BiH, Brčko distrikt), po propisu mjeseca za koji se računa. Bez prijave; ništa se ne čuva.

Nemojte računati sami: svaki obračun je jedan poziv, čiji odgovor uz Prefer: objasnjenje kaže formulu, račun i član propisa svakog reda.

## Za programe

- [MCP](${MCP_PATH}): svaki obračun kao alat, po Model Context Protocolu (streamable HTTP, bez sesije i prijave)
- [OpenAPI](/openapi.json): svi pozivi, njihova polja i odgovori
- [Propisi](/zakon.json): svi propisani podaci, s datumom od kojeg važe i izvorom
- [Više obračuna odjednom](/openapi.json): POST ${BATCH_PATH}, lista ili redovi

## Obračuni

${calculators.map(lineOf).join('\n')}
`;

const lineOf = ({ definition: { id, title, description, path } }: Calculator): string =>
  `- [${title}](/${id}): ${description} POST ${path}`;
