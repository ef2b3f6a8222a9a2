import Publicodes from 'publicodes';
import { definition } from '../engine/calculators/minuli-topli/definition.ts';
import { rules } from '../engine/calculators/minuli-topli/formula.ts';
import { calculator } from '../engine/core/calculate.ts';
import { presentationOf } from '../engine/core/define.ts';
import { reader } from '../engine/core/input.ts';
import { lawOn } from '../engine/core/law.ts';
import { PPM, share } from '../engine/core/numbers/money.ts';
import { rs } from '../engine/law/rs/index.ts';
import { rsWage } from '../engine/rules/rs/wage.ts';
import type { RsWageInput } from '../engine/rules/rs/wage-definition.ts';
import { decimalSlip } from './decimal-slip.ts';
import { inlinedSlip } from './inlined-slip.ts';
import type { Row } from './row.ts';
import { atLeast, atMost, figure, ratios } from './row.ts';

const call = {
  mjesec: 3,
  godina: 2025,
  staz: 12,
  bruto_plata_input: 2150,
  topli_obrok_input: 18.24,
  ima_preko: true,
  prekovremeni: true,
  prekovremeni_sati: 10,
  nocni: true,
  nocni_sati: 16,
  praznik: true,
  praznik_sati: 8,
};

/** With every field a month may need. */
const fullCall = {
  ...call,
  strucna_sprema: 'SSS',
  sati_dnevno: 7.5,
  zaposlen_od: '2025-03-05',
  zaposlen_do: '2025-03-28',
  neplaceno: 1,
  placeno: 1,
  dnevnice: 1,
  bolovanje_sati: 16,
  odsustvo_fond_sati: 8,
  topli_obrok_dodatni: 1,
  izdrzavani: 1.5,
  umanjenje: 10,
  najniza_osnovica: true,
  stimulacija: 100,
  neoporezivo: 50,
  obustave: 120,
};

const read = (json: unknown): RsWageInput => {
  const parsed = reader(definition)(json);
  if ('issues' in parsed) throw new Error(parsed.issues[0]?.poruka);
  return parsed.input as unknown as RsWageInput;
};

const day = '2025-03-01';
const meal = 1824;
const fromGross = read(call);
const ofAll = read(fullCall);
const fromNet = read({ ...fullCall, bruto_plata_input: null, neto_plata_input: 1800 });
const whole = calculator(await presentationOf(definition), rules);

const slip = () => rsWage(fromGross, lawOn(rs, day), true);
const fullSlip = () => rsWage(ofAll, lawOn(rs, day), true);
const slipFromNet = () => rsWage(fromNet, lawOn(rs, day), true);

/** A whole call from its JSON to the text of its answer, with and without explanation. */
function answered(explained: boolean): string {
  const outcome = whole.calculate(fullCall, day);
  if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
  return whole.answer(outcome.calculation, explained);
}

function core(gross: number): number {
  const contributions = share(gross, 310_000);
  return gross - contributions - share(Math.max(0, gross - 100_000), 80_000);
}

const publicodes = new Publicodes({
  bruto: { 'par défaut': 2150 },
  doprinosi: { valeur: 'bruto * 31%' },
  porez: { valeur: '(bruto - 1000) * 8%' },
  neto: { valeur: 'bruto - doprinosi - porez' },
});

let gross = 200_000;

/** A different gross each time, to avoid caches. */
const nextGross = (): number => {
  gross = (gross % PPM) + 1;
  return gross;
};

/** Compares the engine with hand-inlined arithmetic, decimal.js and publicodes in one run. */
export function engineBench(): Row[] {
  const differs = slip().neto_plata !== decimalSlip(fromGross, meal).neto_plata;
  if (differs || fullSlip().za_isplatu !== inlinedSlip(ofAll, meal).za_isplatu)
    throw new Error('the compared slips differ');
  const time = ratios({
    slip,
    full: fullSlip,
    inlined: () => inlinedSlip(ofAll, meal),
    decimal: () => decimalSlip(fromGross, meal),
    net: slipFromNet,
    explained: () => answered(true),
    plain: () => answered(false),
    core: () => core(nextGross()),
    publicodes: () => publicodes.setSituation({ bruto: nextGross() / 100 }).evaluate('neto').nodeValue,
    call: () => whole.calculate(fullCall, day),
  });
  return [
    atMost('cijeli RS obračun / ručno ispisana aritmetika', time.full / time.inlined, 3),
    atLeast('decimal.js / cijeli RS obračun', time.decimal / time.slip, 10),
    atLeast('publicodes / jezgro (31 % i 8 % preko 1000)', time.publicodes / time.core, 200),
    atMost('od neta / od bruta', time.net / time.full, 2.5),
    atMost('s objašnjenjem / bez njega', time.explained / time.plain, 4),
    figure('cijeli RS obračun', time.slip, 'ns'),
    figure('poziv s provjerom unosa', time.call, 'ns'),
  ];
}
