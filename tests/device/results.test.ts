import { definitions } from '../../engine/calculators/index.ts';
import type { Example, FormDefinition } from '../../engine/core/calculator.ts';
import { MUNICIPALITIES } from '../../engine/payroll/firms/municipalities/municipalities.ts';
import { payablesOfDues } from '../../engine/payroll/payments/orders/payables-of-dues.ts';
import { vatOnBase } from '../../engine/rules/vat.ts';
import { answerTo } from '../../site/calculator/api/answer.fixture.ts';
import type { Answer } from '../../site/calculator/api/answer.ts';
import { ledgerOf } from '../../site/calculator/api/ledger-of.ts';
import { heldLines } from '../../site/calculator/filing/dues-panel.tsx';
import { duesWorkbook } from '../../site/calculator/filing/dues-workbook.ts';
import { isSwitchedOn } from '../../site/calculator/form-state/form-fields.ts';
import { type FormState, initialState } from '../../site/calculator/form-state/form-state.ts';
import { resultOf } from '../../site/calculator/saved-results/result-of.ts';
import { tableText } from '../../site/calculator/share-and-export/copy-table.ts';
import { workbookOf } from '../../site/calculator/share-and-export/download-workbook.ts';
import { decodeInputs } from '../../site/calculator/share-and-export/share-link.ts';
import { workbookName } from '../../site/calculator/share-and-export/workbook-name.ts';
import { readDebt } from '../../site/special-calculators/kamata-kroz-vrijeme/read-debt.ts';
import { trancheWorkbook } from '../../site/special-calculators/kamata-kroz-vrijeme/tranche-workbook.ts';
import { listWorkbook } from '../../site/special-calculators/pdv/list-workbook.ts';
import { vatLine } from '../../site/special-calculators/pdv/vat-line.ts';
import { hoursWorkbook } from '../../site/special-calculators/radni-sati/hours-workbook.ts';
import { testRecorded } from '../net/recorded.ts';
import { sortedJson } from '../net/sorted-json.ts';
import type { Content } from '../net/store.ts';
import { calculators } from '../wire/service.ts';
import { partsOf } from './file-parts.ts';
import { freeze, TODAY } from './frozen.ts';

/** The form after an example is typed into it. */
function formOf(definition: FormDefinition, { input }: Example) {
  const typed = Object.entries(input).filter(([, value]) => value !== null && typeof value !== 'object');
  const link = typed.map(
    ([name, value]) => `${name.replace(/_input$/, '')}=${encodeURIComponent(linked(value))}`,
  );
  return decodeInputs(definition, `#${link.join('&')}`) ?? initialState(definition);
}

const linked = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value));

const exampleOf = ({ id }: FormDefinition): Example => {
  const example = calculators.find(({ definition }) => definition.id === id)?.rules.examples[0];
  if (!example) throw new Error(`${id} has no example`);
  return example;
};

/** A result as a workbook, as a table for the clipboard, and as stored on the device. */
const taken = (definition: (typeof definitions)[number]) =>
  freeze(async (): Promise<Content> => {
    const example = exampleOf(definition);
    const [chosen, answer] = [formOf(definition, example), answerTo(definition, example.input)];
    const ledger = ledgerOf(answer, chosen);
    const workbook = await workbookOf(definition, chosen, ledger, 'https://obracun.test/');
    return [
      ['table', tableText(definition, chosen, ledger)],
      ['kept', sortedJson(resultOf({ definition, chosen, answer }, 'Naziv'))],
      ...(await partsOf(`${workbookName(definition, chosen)}.xlsx`, workbook)),
      ...(await ordersOf(definition, chosen, answer)),
    ];
  });

/** Payment orders and the form of a result, if it is paid or filed. */
async function ordersOf(
  definition: (typeof definitions)[number],
  chosen: FormState,
  answer: Answer,
): Promise<Content> {
  const { dues, entity } = definition;
  if (!dues) return [];
  const { duesOf } = await dues();
  const own = duesOf((name) => isSwitchedOn(definition, chosen.entered, name));
  const held = heldLines(answer);
  const [seat] = MUNICIPALITIES.filter((one) => one.entity === entity);
  const orders = payablesOfDues(own, (line) => held.get(line) ?? 0, { seat, home: seat });
  return partsOf('uplatnice.xlsx', await duesWorkbook(own.entity, orders, own.form, held));
}

const tools = freeze(async (): Promise<Content> => {
  const entered = { propis: 'rs-zatezna', rok: '2026-01-31', do: '', prvo_kamata: '' };
  const payments = [{ day: '2026-02-20', amount: 10_000 }];
  const { outstanding } = readDebt(entered, { glavnica: 100_000 }, payments, TODAY);
  if (!outstanding) throw new Error('no dues');
  const lines = [170_000, 85_000, 0].map((rate, at) => vatLine(`Red ${at}`, rate, vatOnBase(123_45, rate)));
  const files = {
    'pdv.xlsx': listWorkbook(lines),
    'kamata.xlsx': trancheWorkbook(outstanding),
    'sati-rs.xlsx': hoursWorkbook({ entity: 'rs', year: 2026, daily: 800 }),
    'sati-bd.xlsx': hoursWorkbook({ entity: 'bd', year: 2025, daily: 600 }),
  };
  const parts = Object.entries(files).map(async ([name, file]) => partsOf(name, await file));
  return (await Promise.all(parts)).flat();
});

testRecorded(import.meta.filename, {
  ...Object.fromEntries(definitions.map((one) => [`result of ${one.id}`, taken(one)])),
  'tables of tools': tools,
});
