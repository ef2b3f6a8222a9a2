import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, optionalParameter, snFbih, source } from '../source.ts';

type Facts = Partial<Pick<Source, 'glasilo' | 'url' | 'mediji' | 'napomena' | 'pouzdanost'>>;

/** The average of a month, `2025-05`; it counts from its first day until the next known one. */
const averageOf = (month: string, iznos: number, provjereno: Day, facts: Facts = {}) =>
  change(
    `${month}-01`,
    { iznos: km(iznos) },
    source(provjereno, {
      propis: 'Federalni zavod za statistiku',
      pouzdanost: 'srednja',
      ...facts,
    }),
  );

const derived = { napomena: 'izvedeno iz objavljenih stopa rasta' };

/** Contains only months whose average was found. */
export const prosjecna_neto = optionalParameter({
  naziv: 'Prosječna neto plaća po mjesecima',
  znacenja: { iznos: amount('za mjesec') },
  najnoviji_izvor: '2026-02',
  promjene: [
    averageOf('2018-02', 852, '2026-11-21', derived),
    averageOf('2018-11', 907, '2026-11-21', derived),
    averageOf('2019-02', 895, '2026-11-21'),
    averageOf('2019-11', 932, '2026-11-21'),
    averageOf('2019-12', 958, '2026-11-21', derived),
    averageOf('2020-04', 940, '2026-11-21', derived),
    averageOf('2020-12', 993, '2026-11-21'),
    averageOf('2021-02', 951, '2026-11-26'),
    averageOf('2021-04', 990, '2026-11-21'),
    averageOf('2021-05', 982, '2026-11-26'),
    averageOf('2021-07', 995, '2026-11-21'),
    averageOf('2021-12', 1046, '2026-11-21'),
    averageOf('2022-01', 1045, '2026-11-21'),
    averageOf('2022-02', 1046, '2026-11-26'),
    averageOf('2022-03', 1096, '2026-11-26'),
    averageOf('2022-04', 1080, '2026-11-26'),
    averageOf('2022-05', 1110, '2026-11-26'),
    averageOf('2022-06', 1115, '2026-11-26'),
    averageOf('2022-07', 1122, '2026-11-21'),
    averageOf('2022-08', 1138, '2026-11-26'),
    averageOf('2022-11', 1161, '2026-11-26'),
    averageOf('2022-12', 1180, '2026-11-21', derived),
    averageOf('2023-04', 1233, '2026-11-26'),
    averageOf('2023-05', 1277, '2026-11-21'),
    averageOf('2023-06', 1262, '2026-11-21'),
    averageOf('2023-07', 1257, '2026-11-26'),
    averageOf('2023-09', 1260, '2026-11-21'),
    averageOf('2023-10', 1285, '2026-11-26'),
    averageOf('2023-12', 1296, '2026-11-21'),
    averageOf('2024-01', 1338, '2026-11-21', derived),
    averageOf('2024-02', 1315, '2026-11-21'),
    averageOf('2024-05', 1371, '2026-11-21', derived),
    averageOf('2024-06', 1351, '2026-11-21', derived),
    averageOf('2024-08', 1385, '2026-11-21', derived),
    averageOf('2024-09', 1369, '2026-11-21'),
    averageOf('2024-10', 1415, '2026-11-21', derived),
    averageOf('2025-02', 1525, '2026-11-26'),
    averageOf('2025-03', 1602, '2026-11-26', derived),
    averageOf('2025-04', 1545, '2026-11-26', {
      pouzdanost: 'niska',
      napomena: 'izvori se razlikuju: 1.545 i 1.583 KM',
    }),
    averageOf('2025-05', 1590, '2026-11-21', {
      glasilo: snFbih('55/25'),
      url: 'https://feb.ba/category/aktuelnosti/page/3',
    }),
    averageOf('2025-06', 1577, '2026-11-21'),
    averageOf('2025-07', 1628, '2026-11-26'),
    averageOf('2025-08', 1595, '2026-11-21'),
    averageOf('2025-09', 1603, '2026-11-21'),
    averageOf('2025-10', 1632, '2026-11-21'),
    averageOf('2025-11', 1622, '2026-11-26'),
    averageOf('2025-12', 1664, '2026-11-21', {
      mediji:
        'https://www.vrisak.info/gospodarstvo/godisnji-rast-veci-od-16-posto-evo-kolika-je-prosjecna-neto-placa-u-fbih-bila-u-prosincu',
    }),
  ],
});
