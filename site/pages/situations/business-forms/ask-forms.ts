import { definition as owner } from '@obracun/engine/calculators/doprinosi-vlasnik/definition.ts';
import { definition as craft } from '@obracun/engine/calculators/fbih-samostalna-djelatnost/definition.ts';
import { definition as small } from '@obracun/engine/calculators/mali-preduzetnik/definition.ts';
import { changeOn } from '@obracun/engine/core/law.ts';
import { type Feninga, HUNDREDTHS, km } from '@obracun/engine/core/numbers/money.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { type BusinessLine, companyYear, ownerYear } from '@obracun/engine/rules/business-forms.ts';
import { type Answer, CallError } from '../../../calculator/api/answer.ts';
import {
  type AskedCall,
  type ColumnOutcome,
  costOf,
  requestCalls,
} from '../../../special-calculators/poredjenje/asking/ask-columns.ts';
import { WAGES } from '../../../special-calculators/poredjenje/asking/wages.ts';
import type { EntityId } from '../../law/law-sentence.ts';

/** The question of the comparison, as JSON. */
export interface FormsQuestion {
  readonly entity: EntityId;
  /** Of the year, in KM. */
  readonly profit: number;
  /** Collected in the year, in KM. */
  readonly revenue?: number;
  /** The director's net wage of a month, in KM. */
  readonly wage: number;
  readonly month: number;
  readonly year: number;
}

export type FormId = 'company' | 'owner' | 'small' | 'craft';

/** What remains in one legal form, or why it is not known. */
export type FormOutcome = { readonly id: FormId } & (
  | { readonly lines: readonly BusinessLine[]; readonly wageCost?: Feninga }
  | { readonly refusal: string }
);

/**
 * The legal forms of one profit: contributions and wages as the calls answer them, the tax on profit from the law.
 * @throws CallError when the network or the service fails
 */
export async function askForms(
  question: FormsQuestion,
  signal: AbortSignal,
): Promise<readonly FormOutcome[]> {
  const requested = ASKED[question.entity];
  const outcomes = await requestCalls([wageCall(question), ...requested.calls(question)], signal);
  for (const outcome of outcomes)
    if ('refusal' in outcome && outcome.isPassing) throw new CallError(outcome.refusal);
  const [wage, ...others] = outcomes;
  if (!wage) throw new CallError('Servis za obračun trenutno ne odgovara: pokušajte ponovo.');
  return [companyOf(question, wage), ...(await requested.forms(question, others, signal))];
}

const KM_OF = (amount: Feninga): number => amount / HUNDREDTHS;

function wageCall({ entity, wage, month, year }: FormsQuestion): AskedCall {
  const compared = WAGES.find(({ id }) => id === entity);
  if (!compared) throw new Error(`no wage of ${entity}`);
  const fund = entity === 'bd' && { fond: 'RS' };
  return {
    definition: compared.definition,
    input: { mjesec: month, godina: year, ...fund, neto_plata_input: wage },
  };
}

function companyOf({ entity, profit, year }: FormsQuestion, outcome: ColumnOutcome): FormOutcome {
  if ('refusal' in outcome) return { id: 'company', refusal: outcome.refusal };
  const { answer } = outcome;
  const wage = { net: lineOf(answer, 'solidarnost_neto', 'neto_plata'), cost: costOf(answer) };
  const lines = companyYear({ profit: km(profit), wage, taxRate: profitTaxRate(entity, year) });
  return lines
    ? { id: 'company', lines, wageCost: wage.cost }
    : { id: 'company', refusal: 'Dvanaest plata direktora košta više od dobiti. Upišite manju platu.' };
}

function profitTaxRate(entity: EntityId, year: number) {
  const change = changeOn(lawTrees[entity].parametri.porez_na_dobit, `${year}-12-31`);
  if (!change) throw new Error(`no profit tax in ${year}`);
  return change.vrijednost.stopa;
}

/** The first of the lines that the answer has. */
const lineOf = ({ lines }: Answer, ...names: readonly string[]): Feninga =>
  km(Number(names.map((name) => lines.get(name)?.value).find((value) => value !== undefined) ?? 0));

interface EntityForms {
  readonly calls: (question: FormsQuestion) => readonly AskedCall[];
  readonly forms: (
    question: FormsQuestion,
    outcomes: readonly ColumnOutcome[],
    signal: AbortSignal,
  ) => Promise<readonly FormOutcome[]> | readonly FormOutcome[];
}

const ASKED: Readonly<Record<EntityId, EntityForms>> = {
  rs: {
    calls: ({ year, revenue }) => [
      { definition: owner, input: { godina: year } },
      ...(revenue === undefined ? [] : [{ definition: small, input: { godina: year, prihod: revenue } }]),
    ],
    forms: ({ profit, year }, [ofOwner, ofSmall]) => [
      ...formOf('owner', ofOwner, (answer) =>
        ownerYear({
          profit: km(profit),
          contributions: lineOf(answer, 'godisnje_obaveze'),
          areContributionsDeducted: ownContributions('rs', year),
          tax: { rate: entrepreneurRate(year) },
        }),
      ),
      ...formOf('small', ofSmall, (answer) =>
        ownerYear({
          profit: km(profit),
          contributions: lineOf(answer, 'doprinosi'),
          tax: { amount: lineOf(answer, 'porez') },
        }),
      ),
    ],
  },
  fbih: {
    calls: ({ year }) => [craftCall(year)],
    forms: async ({ profit, year }, [first], signal) => {
      if (!first || 'refusal' in first) return formOf('craft', first, () => []);
      const contributions = lineOf(first.answer, 'godisnji_trosak');
      const lowers = ownContributions('fbih', year) ? contributions : 0;
      const dobit = KM_OF(Math.max(0, km(profit) - lowers));
      const [taxed] = await requestCalls([craftCall(year, dobit)], signal);
      return formOf('craft', taxed, (answer) =>
        ownerYear({
          profit: km(profit),
          contributions,
          tax: { amount: lineOf(answer, 'godisnji_porez') },
        }),
      );
    },
  },
  bd: { calls: () => [], forms: () => [] },
};

const craftCall = (year: number, dobit?: number): AskedCall => ({
  definition: craft,
  input: { godina: year, kategorija: 'obrt', ...(dobit !== undefined && { dobit }) },
});

function formOf(
  id: FormId,
  outcome: ColumnOutcome | undefined,
  linesOf: (answer: Answer) => readonly BusinessLine[],
): readonly FormOutcome[] {
  if (!outcome) return [];
  return ['refusal' in outcome ? { id, refusal: outcome.refusal } : { id, lines: linesOf(outcome.answer) }];
}

const ownContributions = (entity: 'rs' | 'fbih', year: number): boolean =>
  changeOn(lawTrees[entity].parametri.doprinosi_vlasnika, `${year}-12-31`)?.vrijednost.priznati === true;

function entrepreneurRate(year: number) {
  const change = changeOn(lawTrees.rs.parametri.porez_preduzetnika, `${year}-12-31`);
  if (!change) throw new Error(`no tax of entrepreneurs in ${year}`);
  return change.vrijednost.stopa;
}
