import { expect, test } from 'vitest';
import { knownUntil, lawOn } from '../../core/law.ts';
import { PPM } from '../../core/numbers/money.ts';
import { rs } from '../../law/rs/index.ts';
import { type JobSchooling, minimumGross, taxedWage } from './taxed-wage.ts';

const [least] = rs.parametri.najniza_osnovica.promjene;
const first = least?.od ?? '';
/**
 * From the first day of a minimum contribution base, while all of the law is known: one figure of a year may be published before the
 * others.
 */
const changes = [
  first,
  ...rs.parametri.najniza_plata.promjene
    .map(({ od }) => od)
    .filter((od) => od > first && od <= knownUntil(rs)),
];

test.each(changes)('gives the published net, or is published itself, for the minimum gross of %s', (day) => {
  const law = lawOn(rs, day);
  for (const schooling of Object.keys(law.najniza_plata) as JobSchooling[]) {
    const gross = minimumGross(schooling, law);
    if (law.najniza_bruto) expect(gross).toBe(law.najniza_bruto[schooling]);
    else {
      const reliefs = {
        licni_odbitak: law.porez_na_platu.licni_odbitak,
        umanjenje: 0,
        oslobodjeni_dio: 0,
        najniza_bruto_plata: 0,
        najniza_osnovica_dio: PPM,
        drugi_prihod: 0,
      };
      expect(taxedWage(gross, law, reliefs).neto_plata).toBe(law.najniza_plata[schooling]);
    }
  }
});
