import type { Example } from '../../core/calculator.ts';
import { MONTHS_A_YEAR } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import type { LawOf } from '../../core/law.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { mulDiv, PPM, share } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { labourEntity, labourLaw } from '../../rules/labour.ts';
import type { SeveranceInput } from './definition.ts';
import { slip } from './lines.ts';

const izvor = 'vlastiti račun po Zakonu o radu FBiH, čl. 111';

const examples: readonly Example[] = [
  {
    title: 'Federacija: 12 godina, prosjek 1.500 KM',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 12 },
    expected: { otpremnina: 6000, isplata: 6000, najvise: 9000, neoporezivo: 12_600, oporezivo: 0 },
  },
  {
    title: 'Federacija: 20 godina, po godinama više od šest plaća',
    source: 'čl. 111 st. 3, kako ga navodi finprofi.ba',
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 20 },
    expected: { otpremnina: 9000, isplata: 9000, najvise: 9000, neoporezivo: 21_000, oporezivo: 0 },
  },
  {
    title: 'Federacija: manje od dvije godine rada',
    source: izvor,
    input: { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine: 1 },
    expected: { otpremnina: 0, najvise: 9000, neoporezivo: 1050 },
  },
  {
    title: 'Republika Srpska: 10 godina, prosjek 2.000 KM',
    source: 'vlastiti račun po Zakonu o radu RS, čl. 194, niska pouzdanost',
    input: { entitet: 'rs', datum: '2026-10-31', prosjecna_plata: 2000, godine: 10 },
    expected: { otpremnina: 6666.67, isplata: 6666.67 },
  },
];

function formula(unos: SeveranceInput, zakon: SeveranceLaw) {
  const { godine, prosjecna_plata } = unos;
  const byYears = payByYears(unos, zakon);
  if (labourEntity(unos) === 'rs')
    return { godine, prosjecna_plata, otpremnina: byYears, isplata: unos.isplata ?? byYears };
  const najvise = share(prosjecna_plata, zakon.otpremnina_fbih.najvise_placa);
  const otpremnina = Math.min(byYears, najvise);
  const isplata = unos.isplata ?? otpremnina;
  return { godine, prosjecna_plata, otpremnina, isplata, najvise, ...taxed({ ...unos, isplata }, zakon) };
}

interface Severance {
  readonly godine: number;
  readonly prosjecna_plata: number;
  readonly isplata: number;
}

/** The tax-free and the taxed part in the Federation. */
function taxed({ godine, prosjecna_plata, isplata }: Severance, zakon: SeveranceLaw) {
  const neoporezivo = share(prosjecna_plata * godine, zakon.otpremnina_neoporezivo.posto);
  return { neoporezivo, oporezivo: Math.max(0, isplata - neoporezivo) };
}

export const rules = defineRules({
  slip,
  law: labourLaw,
  dayOf: ({ datum }: SeveranceInput, danas) => datum ?? danas,
  formula,
  variant: (unos, zakon) => ({ entity: labourEntity(unos), isDue: isDue(unos, zakon) }),
  warnings: severanceWarnings,
  examples,
});

interface Lines {
  readonly otpremnina: number;
  readonly isplata: number;
  readonly najvise?: number | undefined;
}

/** Conflicts of a severance pay with the law: no right to it, below the minimum, above the maximum. */
function severanceWarnings(
  unos: SeveranceInput,
  { otpremnina, isplata, najvise }: Lines,
  zakon: SeveranceLaw,
): Warning[] {
  const byYears = payByYears(unos, zakon);
  const warnings: [applies: boolean, polje: string, poruka: string][] = [
    [
      !isDue(unos, zakon),
      'otpremnina',
      `Zakon traži otpremninu tek nakon ${ruleOf(unos, zakon).najkraci_rad} mj. neprekidnog rada kod istog poslodavca. Ugovor može dati više.`,
    ],
    [
      byYears > otpremnina,
      'otpremnina',
      `Po godinama rada otpremnina bi bila ${formatMoney(byYears)}, ali je zakon ograničava na ${formatMoney(otpremnina)}.`,
    ],
    [
      isplata < otpremnina,
      'isplata',
      `Isplata je manja od najmanje otpremnine: povećajte je na ${formatMoney(otpremnina)}.`,
    ],
    [
      najvise !== undefined && isplata > najvise,
      'isplata',
      `Isplata je veća od najveće otpremnine: smanjite je na ${formatMoney(najvise ?? 0)}.`,
    ],
  ];
  return warnings.filter(([applies]) => applies).map(([, polje, poruka]) => ({ polje, poruka, izvor: null }));
}

type SeveranceLaw = LawOf<typeof labourLaw>;

/** The law of the chosen entity on severance pay. */
const ruleOf = (unos: SeveranceInput, zakon: SeveranceLaw) =>
  labourEntity(unos) === 'rs' ? zakon.otpremnina_rs : zakon.otpremnina_fbih;

/** The share of the average wage for the years, before any limit; nothing when the law requires none. */
const payByYears = (unos: SeveranceInput, zakon: SeveranceLaw): number =>
  isDue(unos, zakon) ? mulDiv(unos.prosjecna_plata * unos.godine, PPM, ruleOf(unos, zakon).djelilac) : 0;

/** True when the employment lasted as long as the law requires. */
const isDue = (unos: SeveranceInput, zakon: SeveranceLaw): boolean =>
  unos.godine * MONTHS_A_YEAR >= ruleOf(unos, zakon).najkraci_rad;
