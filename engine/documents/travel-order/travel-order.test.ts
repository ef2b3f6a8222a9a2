import { describe, expect, it } from 'vitest';
import { readValues } from '../forms/form-field.ts';
import { documentText } from '../plain-text.ts';
import { BLANK } from '../typed-text.ts';
import { type Travel, travelFields } from './fields.ts';
import { minutesIn, settlementOf } from './settlement.ts';
import { travelOrder } from './travel-order.ts';

const TODAY = '2026-11-22';
const filled = (part: Partial<Travel>): Travel =>
  readValues(travelFields, {
    number: '7/2026',
    issued: '2025-02-28',
    firm: 'Primjer d.o.o.',
    firmAddress: 'Ulica 1, Sarajevo',
    traveller: 'Radnik Prvi',
    position: 'knjigovođa',
    advance: 0,
    destination: 'Mostar',
    purpose: 'sastanak',
    vehicle: 'vlastito vozilo',
    leftDay: '2026-03-02',
    leftTime: '07:00',
    backDay: '2026-03-03',
    backTime: '17:30',
    ...part,
  }) as unknown as Travel;

describe('the settlement of a trip', () => {
  it('has a per diem for each day and half of one for eight to twelve more hours', () => {
    expect(settlementOf(filled({}), TODAY)).toMatchObject({
      hours: 3450,
      count: 150,
      one: 4500,
      perDiems: 6750,
    });
  });

  it('of 2025 uses the per diem of its day', () => {
    const earlier = filled({ leftDay: '2025-03-02', backDay: '2025-03-03' });
    expect(settlementOf(earlier, TODAY)).toMatchObject({ one: 2500, perDiems: 3750 });
  });

  it('subtracts given meals and the advance, and adds the car and the costs', () => {
    const trip = filled({
      mealsGiven: true,
      kilometres: 260,
      litre: 250,
      costs: [{ what: 'putarina', amount: 1200 }],
      advance: 20_000,
    });
    expect(settlementOf(trip, TODAY)).toMatchObject({
      perDiems: 4725,
      reduction: 2025,
      car: 13_000,
      total: 4725 + 13_000 + 1200,
      toPay: -1075,
    });
  });

  it.each([
    ['abroad', { entity: 'abroad' }],
    ['in Republika Srpska before its act', { entity: 'rs', leftDay: '2021-06-28', backDay: '2021-06-29' }],
  ])('subtracts nothing for meals %s, when no reduction is known', (_, trip) => {
    const filledIn = filled({ ...trip, mealsGiven: true, ownPerDiem: 10_000 });
    expect(settlementOf(filledIn, TODAY)).toMatchObject({ count: 150, perDiems: 15_000, reduction: 0 });
  });

  it('rounds the cost of the car, not the share of a litre per kilometre', () => {
    const driven = filled({ kilometres: 333, litre: 257 });
    expect(settlementOf(driven, TODAY).car).toBe(17_116);
    const written = (part: Partial<Travel>) => documentText(travelOrder.write({ ...driven, ...part }, TODAY));
    expect(written({})).toContain('Vlastito vozilo\t333 km × 2,57 KM × 20 %\t171,16');
    expect(written({ ownRate: 40 })).toContain('Vlastito vozilo\t333 km × 0,40 KM\t133,20');
  });

  it('uses no share of the litre when the law of the entity has none', () => {
    expect(settlementOf(filled({ entity: 'rs', kilometres: 100, litre: 250 }), TODAY).car).toBe(0);
  });

  it.each([
    ['7:30', 450],
    ['07.30', 450],
    ['24:00', undefined],
    ['7', undefined],
  ])('reads %s as %s minutes', (text, minutes) => expect(minutesIn(text)).toBe(minutes));
});

describe('the document', () => {
  it('states traveller, destination and payment', () => {
    const text = documentText(travelOrder.write(filled({}), TODAY));
    expect(text).toContain('Putni nalog br. 7/2026');
    expect(text).toContain('Dana 2. 3. 2026. putuje Radnik Prvi, na radnom mjestu knjigovođa.');
    expect(text).toContain('Mjesto puta: Mostar');
    expect(text).toContain('povratak 3. 3. 2026. u 17:30: 34,5 h.');
    expect(text).toContain('Dnevnice\t1,5 × 45,00 KM\t67,50');
    expect(text).toContain('Za isplatu radniku\t67,50 KM');
  });

  it('omits unknown hours, and has a title from the known values', () => {
    const empty = travelOrder.write(readValues(travelFields, {}), TODAY);
    expect(documentText(empty)).toContain('povratak ____________ u ____________.');
    expect(empty.fileName).toBe('putni-nalog_novi');
    expect(travelOrder.write(filled({}), TODAY).fileName).toBe('putni-nalog_7-2026_Radnik-Prvi');
    const long = filled({ number: '7'.repeat(90), traveller: 'Ж'.repeat(90) });
    expect(travelOrder.write(long, TODAY).fileName).toHaveLength('putni-nalog_'.length + 80);
  });

  it('contains the visible characters of its texts, the report line by line', () => {
    const [report, costs] = [
      'Prvi\u202e dan\n\ndrugi\u0007dan',
      [{ what: 'pu\u00adtarina\u0000', amount: 100 }],
    ];
    const { blocks } = travelOrder.write(filled({ report, costs }), TODAY);
    expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Izvještaj: Prvi dan' });
    expect(blocks).toContainEqual({ kind: 'paragraph', text: 'drugi dan' });
    expect(JSON.stringify(blocks)).toContain('"putarina"');
  });

  it('warns of a taxed amount, of invalid hours and of a return before the departure', () => {
    const doubts = (part: Partial<Travel>) =>
      travelOrder
        .requirements(filled(part) as never, TODAY)
        .filter(({ vrsta }) => vrsta === 'sumnja')
        .map(({ polje }) => polje);
    expect(doubts({})).toEqual([]);
    expect(doubts({ ownPerDiem: 5000 })).toEqual(['ownPerDiem']);
    expect(doubts({ leftTime: '25:00' })).toContain('leftTime');
    // The order of the two is not known yet.
    expect(doubts({ backTime: '21' })).toEqual(['backTime']);
    expect(doubts({ backDay: '2026-03-01' })).toEqual(['backDay']);
    expect(doubts({ entity: 'abroad' })).toEqual(['ownPerDiem']);
    expect(doubts({ entity: 'abroad', ownPerDiem: 9000, mealsGiven: true })).toEqual(['mealsGiven']);
  });

  const messageOf = (part: Partial<Travel>, polje: string) =>
    travelOrder
      .requirements(filled(part) as never, TODAY)
      .find((stated) => stated.vrsta === 'sumnja' && stated.polje === polje)?.poruka;

  it('is incomplete with an invalid hour or day, with half a cost, or when issued after the departure', () => {
    const open = (part: Partial<Travel>) =>
      travelOrder
        .requirements(filled(part) as never, TODAY)
        .filter(({ ispunjeno }) => !ispunjeno)
        .map(({ vrsta, polje }) => `${vrsta} ${polje}`);
    expect(open({ issued: '2026-03-02' })).toEqual([]);
    expect(open({ issued: '' })).toEqual(['sumnja issued']);
    expect(open({ leftTime: '25:70' })).toEqual(['sadrzaj leftTime', 'sumnja leftTime']);
    expect(open({ backDay: '31.2.' })).toEqual(['sadrzaj backDay', 'sumnja backDay']);
    expect(open({ issued: '2026-03-03' })).toEqual(['sumnja issued']);
    const costs = [
      { what: '', amount: null },
      { what: 'putarina', amount: null },
      { what: 'putarina', amount: 1200 },
    ];
    expect(open({ costs })).toEqual(['sumnja costs.0.what', 'sumnja costs.1.amount']);
    const unread = [{ what: 'putarina', amount: 'dvanaest' as never }];
    expect(open({ costs: unread })).toEqual(['sumnja costs.0.amount']);
  });

  it('warns of kilometres without a price, and of a price without kilometres', () => {
    const driven = { kilometres: 260, litre: 253 };
    expect(messageOf({ ...driven, entity: 'rs' }, 'ownRate')).toMatch(
      /^Upišite naknadu po km: kilometri nisu uračunati/,
    );
    expect(messageOf({ ...driven, entity: 'abroad', ownPerDiem: 9000 }, 'ownRate')).toBeDefined();
    expect(messageOf({ ...driven, entity: 'rs', ownRate: 40 }, 'ownRate')).toBeUndefined();
    expect(messageOf({ ...driven, entity: 'rs', ownRate: 0 }, 'ownRate')).toBeUndefined();
    expect(messageOf({ kilometres: 260 }, 'litre')).toMatch(/Upišite cijenu litra/);
    expect(messageOf(driven, 'litre')).toBeUndefined();
    expect(messageOf({ litre: 253 }, 'kilometres')).toMatch(/^Upišite pređene kilometre/);
    expect(messageOf({}, 'kilometres')).toBeUndefined();
  });

  it('warns of a per diem that changed during the trip', () => {
    const overNewYear = { leftDay: '2025-12-31', backDay: '2026-01-02' };
    expect(messageOf(overNewYear, 'ownPerDiem')).toMatch(
      /po 25,00 KM, a od 1\. 1\. 2026\. dnevnica je 45,00 KM/,
    );
    expect(messageOf({ ...overNewYear, ownPerDiem: 2000 }, 'ownPerDiem')).toBeUndefined();
    expect(messageOf({ ...overNewYear, entity: 'rs' }, 'ownPerDiem')).toBeUndefined();
  });

  it('names the law of its per diems, or of their hours', () => {
    const lawOf = (part: Partial<Travel>) =>
      travelOrder.requirements(filled(part) as never, TODAY).find(({ izvor }) => izvor !== null);
    expect(lawOf({ entity: 'rs' })).toMatchObject({
      naziv: 'Dnevnica do 20,00 KM: cijela za više od 12 h, pola od 8 h',
      izvor: { glasilo: expect.stringContaining('57/21') },
    });
    expect(lawOf({ entity: 'abroad' })?.naziv).toMatch(/^Dnevnice brojane kao u Federaciji BiH: cijela/);
  });
});

it('reports exactly its open lines as missing', () => {
  const blanks = (part: object) =>
    JSON.stringify(travelOrder.write(filled(part), TODAY).blocks).split(BLANK).length - 1;
  const missing = (part: object) =>
    travelOrder
      .requirements(filled(part) as never, TODAY)
      .filter(({ vrsta, ispunjeno }) => vrsta === 'sadrzaj' && !ispunjeno)
      .map(({ polje }) => polje);
  expect([blanks({}), missing({})]).toEqual([0, []]);
  for (const name of Object.keys(travelFields)) {
    const empty = { [name]: name === 'advance' ? null : '' };
    if (blanks(empty) > 0) expect([name, missing(empty)]).toEqual([name, [name]]);
  }
  expect(blanks({ firmAddress: '', position: '', advance: null })).toBe(3);
});

it('asks for the per diem in the District, and pays a typed one', () => {
  const trip = filled({ entity: 'bd' });
  expect(settlementOf(trip, TODAY)).toMatchObject({ law: undefined, count: 150, one: 0 });
  const messages = travelOrder.requirements(trip, TODAY).filter(({ polje }) => polje === 'ownPerDiem');
  expect(messages.map(({ vrsta, naziv, poruka }) => `${vrsta}: ${naziv} ${poruka}`.trim())).toEqual([
    expect.stringMatching(/Propis o dnevnici u Brčko distriktu nije poznat, brojane su kao u Federaciji/),
    expect.stringMatching(/^sumnja: Dnevnica Propis o dnevnici u Brčko distriktu nije poznat: upišite iznos/),
  ]);
  expect(settlementOf(filled({ entity: 'bd', ownPerDiem: 25_00 }), TODAY)).toMatchObject({ perDiems: 37_50 });
});
