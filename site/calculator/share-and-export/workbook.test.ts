import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { misplacedIn } from '../../xlsx/schema-order.fixture.ts';
import { answerTo, UNKNOWN_YEAR } from '../api/answer.fixture.ts';
import { ledgerOf } from '../api/ledger-of.ts';
import { workbookOf } from './download-workbook.ts';
import { workbookName } from './workbook-name.ts';

const chosen = {
  basis: 'bruto_plata_input',
  entered: { mjesec: '3', godina: '2026', bruto_plata_input: '1.800,50', strucna_sprema: 'SSS' },
};
const answer = answerTo(definition, {
  mjesec: 3,
  godina: 2026,
  bruto_plata_input: 1800.5,
  strucna_sprema: 'SSS',
});
const address = 'https://obracun-plata.example/minuli-topli';

describe('the spreadsheet', async () => {
  const blob = await workbookOf(definition, chosen, ledgerOf(answer, chosen), address);
  const file = Buffer.from(await blob.arrayBuffer());
  const [sheet] = await readWorkbook(file);
  const rows = sheet?.data ?? [];
  const row = (name: string) => rows.find(([first]) => first === name);

  it('is a file by the schema', async () => expect(await misplacedIn(blob)).toEqual([]));

  it('begins with its title and origin', () => {
    expect(rows[0]?.[0]).toBe(definition.title);
    expect(rows[1]?.[0]).toBe(address);
  });

  it('contains the inputs, numbers as numbers', () => {
    expect(row('Mjesec')?.[1]).toBe(3);
    expect(row('Stručna sprema radnog mjesta')?.[1]).toBe('SSS – 4 godine škole');
    expect(row('Bruto osnovna plata')?.slice(0, 3)).toEqual(['Bruto osnovna plata', 1800.5, 'KM']);
  });

  it('has every line of every section with its working', () => {
    const { value, formula, working } = answer.lines.get('porez') ?? {};
    expect(row('Porez na dohodak')).toEqual(expect.arrayContaining([value, 'KM', formula, working]));
    const named = answer.presentation.sections
      .filter(({ when }) => when === undefined)
      .flatMap(({ lines, hiddenWith = {} }) => lines.filter((red) => !(red in hiddenWith)))
      .map((red) => answer.presentation.lines[red]?.label);
    expect(named.filter((name) => !row(name ?? ''))).toEqual([]);
  });

  it('repeats each warning under its line', async () => {
    const low = { mjesec: 3, godina: 2026, bruto_plata_input: 1800.5, topli_obrok_input: 1 };
    const warned = ledgerOf(answerTo(definition, low), chosen);
    const made = await workbookOf(definition, chosen, warned, address);
    const [read] = await readWorkbook(Buffer.from(await made.arrayBuffer()));
    const texts = read?.data.map(([first]) => String(first)) ?? [];
    expect(texts[texts.indexOf('Topli obrok po danu') + 1]).toMatch(/^Upozorenje: Topli obrok od 1,00 KM/);
  });

  it('marks an estimate in its title and in a row', async () => {
    const next = { mjesec: 3, godina: UNKNOWN_YEAR, bruto_plata_input: 1800.5, procjena: true };
    const made = await workbookOf(definition, chosen, ledgerOf(answerTo(definition, next), chosen), address);
    const [read] = await readWorkbook(Buffer.from(await made.arrayBuffer()));
    const texts = read?.data.map(([first]) => String(first)) ?? [];
    expect(texts[0]).toBe(`${definition.title} (procjena)`);
    const message = `Upozorenje: Procjena: propisi za 03/${UNKNOWN_YEAR}`;
    expect(texts.some((each) => each.startsWith(message))).toBe(true);
  });

  it('names the law', () => {
    expect(
      rows.some(([name, place]) => name === 'Porez na platu' && /Sl. glasnik RS/.test(String(place))),
    ).toBe(true);
  });

  it('contains no formula, whatever its texts begin with', async () => {
    const odd = { ...definition, title: '=HYPERLINK("http://example.com")' };
    const made = await workbookOf(odd, chosen, ledgerOf(answer, chosen), '+1');
    const [read] = await readWorkbook(Buffer.from(await made.arrayBuffer()));
    expect(read?.data[0]?.[0]).toBe('=HYPERLINK("http://example.com")');
    expect(read?.data[1]?.[0]).toBe('+1');
  });

  it('is named after the calculation and its month', () => {
    expect(workbookName(definition, chosen)).toBe('minuli-topli-2026-03');
    expect(workbookName(definition, { basis: '', entered: {} })).toBe('minuli-topli');
  });
});
