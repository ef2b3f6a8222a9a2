import type { Source } from '../../core/law.ts';
import { km } from '../../core/numbers/money.ts';
import { amount, change, optionalParameter, READ_AGAIN, REVIEWED, snFbih, source } from '../source.ts';

type Facts = Partial<Pick<Source, 'glasilo' | 'url' | 'mediji' | 'napomena' | 'pouzdanost'>>;

/** The average of a month, `2025-05`; it counts from its first day until the next known one. */
const averageOf = (month: string, iznos: number, facts: Facts = {}, provjereno = REVIEWED) =>
  change(
    `${month}-01`,
    { iznos: km(iznos) },
    source(provjereno, {
      propis: 'Federalni zavod za statistiku',
      pouzdanost: 'srednja',
      ...facts,
    }),
  );

const confirmed = (month: string, iznos: number) => averageOf(month, iznos, {}, READ_AGAIN);

const derived = { napomena: 'izvedeno iz objavljenih stopa rasta' };

/** Contains only months whose average was found. */
export const prosjecna_neto = optionalParameter({
  naziv: 'Prosječna neto plaća po mjesecima',
  znacenja: { iznos: amount('za mjesec') },
  najnoviji_izvor: '2026-02',
  promjene: [
    averageOf('2018-02', 852, derived),
    averageOf('2018-11', 907, derived),
    averageOf('2019-02', 895),
    averageOf('2019-11', 932),
    averageOf('2019-12', 958, derived),
    averageOf('2020-04', 940, derived),
    averageOf('2020-12', 993),
    confirmed('2021-02', 951),
    averageOf('2021-04', 990),
    confirmed('2021-05', 982),
    averageOf('2021-07', 995),
    averageOf('2021-12', 1046),
    averageOf('2022-01', 1045),
    confirmed('2022-02', 1046),
    confirmed('2022-03', 1096),
    confirmed('2022-04', 1080),
    confirmed('2022-05', 1110),
    confirmed('2022-06', 1115),
    averageOf('2022-07', 1122),
    averageOf('2022-08', 1138, {}, READ_AGAIN),
    confirmed('2022-11', 1161),
    averageOf('2022-12', 1180, derived),
    confirmed('2023-04', 1233),
    averageOf('2023-05', 1277),
    averageOf('2023-06', 1262),
    confirmed('2023-07', 1257),
    averageOf('2023-09', 1260),
    confirmed('2023-10', 1285),
    averageOf('2023-12', 1296),
    averageOf('2024-01', 1338, derived),
    averageOf('2024-02', 1315),
    averageOf('2024-05', 1371, derived),
    averageOf('2024-06', 1351, derived),
    averageOf('2024-08', 1385, derived),
    averageOf('2024-09', 1369),
    averageOf('2024-10', 1415, derived),
    confirmed('2025-02', 1525),
    averageOf('2025-03', 1602, derived, READ_AGAIN),
    averageOf(
      '2025-04',
      1545,
      { pouzdanost: 'niska', napomena: 'izvori se razlikuju: 1.545 i 1.583 KM' },
      READ_AGAIN,
    ),
    averageOf('2025-05', 1590, {
      glasilo: snFbih('55/25'),
      url: 'https://feb.ba/category/aktuelnosti/page/3',
    }),
    averageOf('2025-06', 1577),
    confirmed('2025-07', 1628),
    averageOf('2025-08', 1595),
    averageOf('2025-09', 1603),
    averageOf('2025-10', 1632),
    confirmed('2025-11', 1622),
    averageOf('2025-12', 1664, {
      mediji:
        'https://www.vrisak.info/gospodarstvo/godisnji-rast-veci-od-16-posto-evo-kolika-je-prosjecna-neto-placa-u-fbih-bila-u-prosincu',
    }),
  ],
});
