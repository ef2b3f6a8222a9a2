import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { linesOf } from '@obracun/engine/core/lines-of.ts';
import { describe, expect, it } from 'vitest';
import type { Entered } from '../../fields/parsing/entered.ts';
import { answerTo } from './answer.fixture.ts';
import { lawUsed } from './law-cited.ts';
import { ledgerOf } from './ledger-of.ts';

const call = { mjesec: 3, godina: 2026, bruto_plata_input: 1800, topli_obrok_input: 12 };
const answer = answerTo(definition, call);
const { presentation } = answer;
const chosen = { basis: 'bruto_plata_input', entered: {} };
const ledger = ledgerOf(answer, chosen);
const sectionOf = (title: string) =>
  ledger.sections.find(({ title: naslov }) => naslov === title)?.lines ?? [];

describe('the ledger of an answer', () => {
  it('leads with what the worker gets when gross is given, and with gross when net is given', () => {
    expect(ledger.main?.name).toBe('solidarnost_neto');
    const fromNet = ledgerOf(answer, { basis: 'neto_plata_input', entered: {} });
    expect(fromNet.main?.name).toBe('bruto_ukupno');
    const cost = ledgerOf(answerTo(fbih, { ...call, topli_obrok_input: null }), chosen);
    expect(cost.cost?.name).toBe('ukupni_trosak');
  });

  it('puts the lines into the sections of the definition, totals in bold', () => {
    expect(sectionOf('Doprinosi').map(({ line, isTotal }) => [line.name, isTotal])).toEqual([
      ['osnovica_doprinosa', false],
      ['PIO', false],
      ['zdravstveno', false],
      ['djeca', false],
      ['nezaposlenost', false],
      ['doprinosi_ukupno', true],
    ]);
  });

  it('indents only the parts of a sum in the recap', () => {
    const { sections } = ledgerOf(answerTo(fbih, { ...call, topli_obrok_input: null }), chosen);
    const within = sections.flatMap(({ title, lines }) =>
      lines.filter(({ isWithin }) => isWithin).map(({ line }) => [title, line.name]),
    );
    expect(within).toEqual([
      ['Rekapitulacija uplata', 'zdravstveno_federacija'],
      ['Rekapitulacija uplata', 'zdravstveno_kanton'],
      ['Rekapitulacija uplata', 'nezaposlenost_federacija'],
      ['Rekapitulacija uplata', 'nezaposlenost_kanton'],
    ]);
  });

  it('mentions a meal outside the gross only when there is one', () => {
    const about = ['topli_dani', 'topli_obrok_neoporezivo', 'bruto_s_obrokom', 'neto_s_obrokom'];
    const shown = (topli_obrok_input: number | null) =>
      ledgerOf(answerTo(fbih, { ...call, topli_obrok_input }), chosen)
        .sections.flatMap(({ lines }) => lines.map(({ line }) => line.name))
        .filter((name) => about.includes(name));
    expect(shown(null)).toEqual([]);
    expect(shown(12).toSorted()).toEqual(about.toSorted());
  });

  it('summarizes the month in a line', () => {
    expect(ledger.sections[0]?.brief).toBe('22 dana · 176 h');
    const withService = ledgerOf(answerTo(definition, { ...call, staz: 12 }), chosen);
    expect(withService.sections[0]?.brief).toBe('22 dana · 176 h · staž 3,6 %');
  });

  it('shows the section of a switch only when that is on', () => {
    expect(sectionOf('Uvećanja')).toEqual([]);
    const on = ledgerOf(answer, { ...chosen, entered: { ima_preko: 'da' } });
    expect(on.sections.map(({ title }) => title)).toContain('Uvećanja');
  });

  it('shows of the extra work only the kinds that are switched on, and their total', () => {
    const upliftsOf = (calculator: FormDefinition, entered: Entered) =>
      ledgerOf(answerTo(calculator, call), { ...chosen, entered: { ima_preko: 'da', ...entered } })
        .sections.find(({ title }) => title === 'Uvećanja')
        ?.lines.map(({ line }) => line.name);
    const night = ['nocni_sati', 'nocni_procenat', 'nocni_iznos'];
    const holiday = ['praznik_sati', 'praznik_procenat', 'praznik_iznos'];
    for (const calculator of [definition, fbih]) {
      expect(upliftsOf(calculator, { nocni: 'da', prekovremeni: 'ne' })).toEqual([
        'satnica',
        ...night,
        'ukupno_uvecanje',
      ]);
      expect(upliftsOf(calculator, { nocni: 'da', praznik: 'da' })).toEqual([
        'satnica',
        ...night,
        ...holiday,
        'ukupno_uvecanje',
      ]);
    }
  });

  it('puts a warning next to its line, once, and one without a line on top', () => {
    const about = (field: string) => ({ polje: field, poruka: `o ${field}`, izvor: null });
    const warned = { ...answer, warnings: [about('topli_obrok'), about('mjesec')] };
    const { sections, rest } = ledgerOf(warned, chosen);
    const placed = sections.flatMap(({ lines }) => lines).flatMap(({ warnings }) => warnings);
    expect(placed).toEqual([about('topli_obrok')]);
    expect(rest).toEqual([about('mjesec')]);
  });

  it('shows the values of bare fields, and no empty section', () => {
    const bare = { PIO: 333, porez: 20, neto_plata: 1120, upozorenja: [] };
    const { main, sections } = ledgerOf(
      { presentation, lines: linesOf(presentation, bare), warnings: [], isEstimate: false },
      chosen,
    );
    expect([main?.label, main?.value]).toEqual(['Neto plata', 1120]);
    expect(sections.map(({ title, lines }) => [title, lines.map(({ line }) => line.name)])).toEqual([
      ['Doprinosi', ['PIO']],
      ['Porez', ['porez']],
      ['Neto', ['neto_plata']],
    ]);
  });

  it('names the years of service with the month', () => {
    expect(sectionOf('Mjesec i staž').map(({ line }) => line.name)).toContain('staz');
  });

  it('names each provision once', () => {
    const names = lawUsed(ledger).map(({ naziv }) => naziv);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('Porez na platu');
  });
});

it.each([definition, fbih])('$id summarizes a section by existing lines', async (each) => {
  const { presentation: shown } = answerTo(each, call);
  const named = shown.sections.flatMap(({ brief = {} }) => Object.keys(brief));
  expect(named).not.toEqual([]);
  expect(Object.keys(shown.lines)).toEqual(expect.arrayContaining(named));
});
