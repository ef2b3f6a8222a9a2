import { definition as fbih } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import type { FormDefinition } from '@obracun/engine/kernel/calculator.ts';
import { linesOf } from '@obracun/engine/kernel/lines-of.ts';
import { describe, expect, it } from 'vitest';
import type { Entered } from '../../fields/typed/entered.ts';
import { answerTo } from './answer.fixture.ts';
import { lawUsed } from './law-cited.ts';
import { ledgerOf } from './ledger-of.ts';

const call = { mjesec: 3, godina: 2026, bruto_plata_input: 1800, topli_obrok_input: 12 };
const answer = answerTo(definition, call);
const { presentation } = answer;
const chosen = { osnova: 'bruto_plata_input', unos: {} };
const ledger = ledgerOf(answer, chosen);
const sectionOf = (title: string) => ledger.cjeline.find(({ naslov }) => naslov === title)?.redovi ?? [];

describe('the ledger of an answer', () => {
  it('leads with net for who gave gross, and with gross for who gave net', () => {
    expect(ledger.glavni[0]?.red).toBe('neto_plata');
    const fromNet = ledgerOf(answer, { osnova: 'neto_plata_input', unos: {} });
    expect(fromNet.glavni[0]?.red).toBe('bruto_ukupno');
    const cost = ledgerOf(answerTo(fbih, { ...call, topli_obrok_input: null }), chosen);
    expect(cost.glavni.map(({ red }) => red)).toContain('ukupni_trosak');
  });

  it('sets the lines in the sections of the definition, totals in weight', () => {
    expect(sectionOf('Doprinosi').map(({ line, isTotal }) => [line.red, isTotal])).toEqual([
      ['osnovica_doprinosa', false],
      ['PIO', false],
      ['zdravstveno', false],
      ['djeca', false],
      ['nezaposlenost', false],
      ['doprinosi_ukupno', true],
    ]);
  });

  it('shows the section of a switch only while that is on', () => {
    expect(sectionOf('Uvećanja')).toEqual([]);
    const on = ledgerOf(answer, { ...chosen, unos: { ima_preko: 'da' } });
    expect(on.cjeline.map(({ naslov }) => naslov)).toContain('Uvećanja');
  });

  it('shows of the extra work only the kinds that are switched on, and their total', () => {
    const upliftsOf = (calculator: FormDefinition, unos: Entered) =>
      ledgerOf(answerTo(calculator, call), { ...chosen, unos: { ima_preko: 'da', ...unos } })
        .cjeline.find(({ naslov }) => naslov === 'Uvećanja')
        ?.redovi.map(({ line }) => line.red);
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

  it('puts a warning beside its line, once, and one without a line on top', () => {
    const about = (polje: string) => ({ polje, poruka: `o ${polje}`, izvor: null });
    const warned = { ...answer, upozorenja: [about('topli_obrok'), about('mjesec')] };
    const { cjeline, ostalo } = ledgerOf(warned, chosen);
    const placed = cjeline.flatMap(({ redovi }) => redovi).flatMap(({ upozorenja }) => upozorenja);
    expect(placed).toEqual([about('topli_obrok')]);
    expect(ostalo).toEqual([about('mjesec')]);
  });

  it('shows of bare fields what they hold, and no empty section', () => {
    const bare = { PIO: 333, porez: 20, neto_plata: 1120, upozorenja: [] };
    const { glavni, cjeline } = ledgerOf(
      { presentation, redovi: linesOf(presentation, bare), upozorenja: [] },
      chosen,
    );
    expect(glavni.map(({ naziv, vrijednost }) => [naziv, vrijednost])).toEqual([['Neto plata', 1120]]);
    expect(cjeline.map(({ naslov, redovi }) => [naslov, redovi.map(({ line }) => line.red)])).toEqual([
      ['Doprinosi', ['PIO']],
      ['Porez', ['porez']],
      ['Neto plata', ['neto_plata']],
    ]);
  });

  it('names the years of service with the month', () => {
    expect(sectionOf('Mjesec i staž').map(({ line }) => line.red)).toContain('staz');
  });

  it('names each provision once', () => {
    const names = lawUsed(ledger).map(({ naziv }) => naziv);
    expect(names).toEqual([...new Set(names)]);
    expect(names).toContain('Porez na platu');
  });
});
