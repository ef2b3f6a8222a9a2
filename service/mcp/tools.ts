import type { Tool } from '@modelcontextprotocol/server';
import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Blame } from '@obracun/engine/kernel/issue.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import type { AnswerInput } from '../calls/call.ts';
import { FIGURES_BY_DAY, requestSchema } from '../openapi/request.ts';

type Result = {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
};

/** The calculators as an assistant sees them: what they are for and what they take, and their answers with working and law. */
export interface Tools {
  readonly list: () => Tool[];
  /** Undefined for a tool that is not there. */
  readonly call: (name: string, input: unknown) => Result | undefined;
}

/** @param inputs the calls by their paths */
export function toolsOf(calculators: readonly Calculator[], inputs: ReadonlyMap<string, AnswerInput>): Tools {
  let list: Tool[] | undefined;
  const byName = new Map(
    calculators.map(({ definition: { id, path } }) => [id, inputs.get(path.replace(/\/$/, ''))]),
  );
  return {
    list: () => {
      list ??= calculators.map(({ definition }) => toolOf(definition));
      return list;
    },
    call: (name, input) => {
      const answer = byName.get(name);
      return answer && resultOf(answer(input, true));
    },
  };
}

function toolOf(definition: Calculator['definition']): Tool {
  const inputSchema = requestSchema(definition) as Tool['inputSchema'];
  const about = `${definition.description} (${lawTrees[definition.entity].naziv}.) Iznosi su u KM. Odgovor ima redove obračuna, upozorenja i objašnjenje: formulu, račun i propis svakog reda.`;
  return {
    name: definition.id,
    title: definition.title,
    description: namesFigures(inputSchema) ? `${about} ${FIGURES_BY_DAY}` : about,
    inputSchema,
    annotations: { readOnlyHint: true, openWorldHint: false, idempotentHint: true },
  };
}

/** Some assistants read a tool alone, and not what is said of all. */
const namesFigures = (schema: Tool['inputSchema']): boolean => /\{\w+\.\w+\}/.test(JSON.stringify(schema));

function resultOf({ status, body }: ReturnType<AnswerInput>): Result {
  const answer = JSON.parse(body);
  if (status === 200) return { content: [{ type: 'text', text: body }], structuredContent: answer };
  const sentences = (answer.greske as Blame[]).map(({ polje, poruka }) =>
    polje ? `${polje}: ${poruka}` : poruka,
  );
  return { content: [{ type: 'text', text: sentences.join('\n') }], isError: true };
}
