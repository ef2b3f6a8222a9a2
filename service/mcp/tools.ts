import type { Tool } from '@modelcontextprotocol/server';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { FieldError } from '@obracun/engine/core/issue.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import type { AnswerInput } from '../calls/call.ts';
import { inputSchemaOf } from './input-schema.ts';
import { callInput, plainName } from './tool-fields.ts';

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

type Definition = Calculator['definition'];

/** @param inputs the calls by their paths */
export function toolsOf(calculators: readonly Calculator[], inputs: ReadonlyMap<string, AnswerInput>): Tools {
  let list: Tool[] | undefined;
  const byName = new Map(
    calculators.map(({ definition }) => {
      const answer = inputs.get(definition.path.replace(/\/$/, ''));
      return [definition.id, answer && toolCall(definition, answer)];
    }),
  );
  return {
    list: () => {
      list ??= calculators.map(({ definition }) => toolOf(definition));
      return list;
    },
    call: (name, input) => byName.get(name)?.(input),
  };
}

const toolOf = (definition: Definition): Tool => ({
  name: definition.id,
  description: describe(definition),
  inputSchema: inputSchemaOf(definition),
  annotations: { readOnlyHint: true },
});

/** What a tool is for; what is true of all of them is in the instructions of the server. */
function describe({ card, entity, bases }: Definition): string {
  const { naziv } = lawTrees[entity];
  const title = card.title === naziv ? naziv : `${card.title} (${naziv})`;
  return [`${title}: ${card.description}.`, oneOf(Object.keys(bases))].filter(Boolean).join(' ');
}

/** The choice of a basis in words: a schema with `oneOf` at its root is refused by some assistants. The call checks it. */
const oneOf = (bases: readonly string[]): string =>
  bases.length > 0 ? `Upišite tačno jedno od: ${bases.join(', ')}.` : '';

/** Refusals name fields as the tool does. */
function toolCall(definition: Definition, answer: AnswerInput): (input: unknown) => Result {
  const toCall = callInput(definition);
  return (input) => resultOf(answer(toCall(input), true));
}

function resultOf({ status, body }: ReturnType<AnswerInput>): Result {
  const answer = JSON.parse(body);
  if (status === 200) return { content: [{ type: 'text', text: body }], structuredContent: answer };
  const sentences = (answer.greske as FieldError[]).map(({ polje, poruka }) =>
    polje ? `${plainName(polje)}: ${poruka}` : poruka,
  );
  return { content: [{ type: 'text', text: sentences.join('\n') }], isError: true };
}
