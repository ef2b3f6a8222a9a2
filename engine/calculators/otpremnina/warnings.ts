import type { Warning } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import type { SeveranceInput } from './fields.ts';
import { isDue, payByYears, ruleOf, type SeveranceLaw } from './right.ts';

interface Lines {
  readonly otpremnina: number;
  readonly isplata: number;
  readonly najvise?: number | undefined;
}

/** What a severance pay does not fit: no right to it, less than the least, more than the most. */
export function severanceWarnings(
  unos: SeveranceInput,
  { otpremnina, isplata, najvise }: Lines,
  zakon: SeveranceLaw,
): Warning[] {
  const byYears = payByYears(unos, zakon);
  const said: [isSaid: boolean, polje: string, poruka: string][] = [
    [
      !isDue(unos, zakon),
      'otpremnina',
      `Zakon traži otpremninu tek nakon ${ruleOf(unos, zakon).najkraci_rad} mj. neprekidnog rada kod istog poslodavca; ugovor može dati više.`,
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
  return said.filter(([isSaid]) => isSaid).map(([, polje, poruka]) => ({ polje, poruka, izvor: null }));
}
