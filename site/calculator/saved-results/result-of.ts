import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { type Citation, writeCitation } from '@obracun/engine/core/explanation/citation.ts';
import type { Answer } from '../api/answer.ts';
import { type LedgerLine, ledgerOf, markedEstimate } from '../api/ledger-of.ts';
import { writtenPeriod } from '../api/result-title.ts';
import type { FormState } from '../form-state/form-state.ts';
import { inputsOf } from '../share-and-export/inputs-of.ts';
import { linkInputs } from '../share-and-export/share-link.ts';
import { calledSo, type StoredLine, type StoredProvision, type StoredResult } from './stored-result.ts';

/** An answer on the screen with its input, to be saved or compared. */
export interface ShownResult {
  readonly definition: FormDefinition;
  readonly chosen: FormState;
  readonly answer: Answer;
}

/** The stored record under a name: inputs, every shown line once, at its first place, and the law of each. */
export function resultOf({ definition, chosen, answer }: ShownResult, name: string): StoredResult {
  const { main, sections } = ledgerOf(answer, chosen);
  const lines = sections.flatMap(({ title, lines: own }) => own.map(storedLine(title)));
  return {
    name: calledSo(name, answer.isEstimate),
    calculator: definition.id,
    link: linkInputs(definition, chosen),
    inputs: inputsOf(definition, chosen).map((input) => ({
      name: input.name,
      label: input.field.label,
      written: input.written,
    })),
    main: main?.name ?? '',
    lines: lines.filter(({ name: own }, at) => lines.findIndex((line) => line.name === own) === at),
  };
}

const storedLine =
  (section: string) =>
  ({ line: { name, label, kind, value, citations } }: LedgerLine): StoredLine => ({
    name,
    label,
    kind,
    value,
    section,
    law: citations.map(provisionOf),
  });

const provisionOf = (cited: Citation): StoredProvision => ({
  name: cited.naziv,
  from: cited.od,
  place: writeCitation(cited),
});

/** Default name: `Bruto osnovna plata 1.800,00 KM, 10/2026`. */
export function suggestedName({ definition, chosen, answer }: ShownResult): string {
  const basis = inputsOf(definition, chosen).find(({ name }) => name === chosen.basis);
  const what = basis ? `${basis.field.label} ${basis.written}` : (definition.title.split(' (')[0] ?? '');
  return markedEstimate([what, writtenPeriod(chosen.entered)].filter(Boolean).join(', '), answer.isEstimate);
}
