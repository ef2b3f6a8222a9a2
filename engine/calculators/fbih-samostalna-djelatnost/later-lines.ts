import { count, money, section, sometimes } from '../../core/lines.ts';
import type { SelfEmployedVariant } from './variant.ts';

const later = section('Doprinosi mjesečno poslije izmjene stopa u toku godine');

const whenChanged =
  (notation: string) =>
  ({ changes }: SelfEmployedVariant): string | undefined =>
    changes ? notation : undefined;

const LAW = 'zakon.doprinosi_samostalne_izmjena';

const line = (name: string, notation: string, options: { total?: true; within?: true } = {}) =>
  sometimes(money(name, { section: later, ...options, notation: whenChanged(notation) }));

const fund = (name: string, rate: string) => line(name, `osnovica × ${LAW}.${rate}`);

const federal = (name: string, whole: string) =>
  line(`${name}: Federacija`, `izmjena_${whole} × zakon.raspodjela_${whole}.federacija`, { within: true });

const cantonal = (name: string, whole: string) =>
  line(`${name}: kanton`, `izmjena_${whole} − izmjena_${whole}_federacija`, { within: true });

/** A month of the later rates, in a year in which they change. */
export const laterLines = {
  izmjena_mjesec: sometimes(
    count('Od mjeseca', { section: later, notation: whenChanged(`${LAW}.od_mjeseca`) }),
  ),
  izmjena_PIO: fund('PIO/MIO', 'pio'),
  izmjena_zdravstveno: fund('Zdravstveno osiguranje', 'zdravstveno'),
  izmjena_zdravstveno_federacija: federal('Zdravstveno', 'zdravstveno'),
  izmjena_zdravstveno_kanton: cantonal('Zdravstveno', 'zdravstveno'),
  izmjena_nezaposlenost: fund('Osiguranje od nezaposlenosti', 'nezaposlenost'),
  izmjena_nezaposlenost_federacija: federal('Nezaposlenost', 'nezaposlenost'),
  izmjena_nezaposlenost_kanton: cantonal('Nezaposlenost', 'nezaposlenost'),
  izmjena_ukupne_obaveze: line(
    'Ukupno mjesečno poslije izmjene',
    'izmjena_PIO + izmjena_zdravstveno + izmjena_nezaposlenost',
    { total: true },
  ),
};
