import type { DueOrder, Dues, DuesOf } from '../../core/dues.ts';

/** What to check of an order whose amount is that of its month. */
export const CODE_DOUBT = 'šifra je kao za plaće: provjerite je';

const TO_CHECK = `iznos je za pun mjesec, za nepun se plaća po danima; ${CODE_DOUBT}`;

const order = (line: string, item: DueOrder['item'], purpose: string): DueOrder => ({
  line,
  item,
  purpose,
  municipality: 'payer',
  doubt: TO_CHECK,
});

/** The orders of a month; `when` selects a month after the rates changed inside the year, which has its own lines. */
const ordersOf = (prefix: string, when: string): readonly DueOrder[] => [
  order(`${prefix}PIO`, 'pio', `Doprinos za PIO/MIO, samostalna djelatnost${when}`),
  order(`${prefix}zdravstveno_kanton`, 'health-canton', `Doprinos za zdravstveno${when}`),
  order(`${prefix}zdravstveno_federacija`, 'health-federal', `Doprinos za zdravstveno, solidarnost${when}`),
  order(`${prefix}nezaposlenost_kanton`, 'employment-canton', `Doprinos za nezaposlenost${when}`),
  order(
    `${prefix}nezaposlenost_federacija`,
    'employment-federal',
    `Doprinos za nezaposlenost, Federacija${when}`,
  ),
];

const dues: Dues = {
  entity: 'fbih',
  payer: 'Općina djelatnosti',
  orders: [...ordersOf('', ''), ...ordersOf('izmjena_', ', poslije izmjene stopa')],
  form: {
    name: '2002',
    title: 'Specifikacija uplate doprinosa samostalne djelatnosti',
    columns: [
      { title: 'Prezime i ime', fills: 'name' },
      { title: 'JMB', fills: 'number' },
      { title: 'Osnovica', line: 'osnovica' },
      { title: 'PIO/MIO', line: 'PIO' },
      { title: 'Zdravstveno osiguranje', line: 'zdravstveno' },
      { title: 'Zdravstveno: Federacija', line: 'zdravstveno_federacija' },
      { title: 'Zdravstveno: kanton', line: 'zdravstveno_kanton' },
      { title: 'Osiguranje od nezaposlenosti', line: 'nezaposlenost' },
      { title: 'Nezaposlenost: Federacija', line: 'nezaposlenost_federacija' },
      { title: 'Nezaposlenost: kanton', line: 'nezaposlenost_kanton' },
      { title: 'Ukupno', line: 'ukupne_obaveze' },
    ],
  },
};

export const duesOf: DuesOf = () => dues;
