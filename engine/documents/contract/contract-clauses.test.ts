import { describe, expect, test } from 'vitest';
import { sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { all, textOf } from './contract-text.fixture.ts';
import type { ContractField } from './field.ts';
import { FIELD_NAMES, FIELDS, type FieldName, isActive } from './fields.ts';

describe('omits what its category does not ask for', () => {
  const kindOf = (name: FieldName): ContractField['kind'] => FIELDS[name].kind;
  const isText = (name: FieldName) => kindOf(name) === 'tekst' || kindOf(name) === 'odlomak';

  /** A text unique to the field, by kind. */
  const markOf = (name: FieldName): unknown => {
    const at = 7000 + FIELD_NAMES.indexOf(name);
    if (isText(name)) return `znak ${at}`;
    if (kindOf(name) === 'da_ne') return true;
    if (kindOf(name) === 'iznos' || kindOf(name) === 'cijeli') return at;
    return kindOf(name) === 'datum' ? `${at}-01-01` : undefined;
  };
  const marked = Object.fromEntries(FIELD_NAMES.map((name) => [name, markOf(name)]));
  const occursIn = (text: string, name: FieldName) => text.includes(String(7000 + FIELD_NAMES.indexOf(name)));

  test.each(all)('$category, $entity', ({ category, entity }) => {
    const contract = readContract({ ...marked, contractCategory: category, entity });
    const text = textOf(contract);
    const leaked = FIELD_NAMES.filter((name) => !isActive(name, contract) && occursIn(text, name));
    expect(leaked).toEqual([]);
    const lost = FIELD_NAMES.filter(
      (name) => isText(name) && isActive(name, contract) && !occursIn(text, name),
    );
    expect(lost).toEqual(['employer']);
    const without = Object.fromEntries(
      FIELD_NAMES.filter((name) => !isActive(name, contract)).map((name) => [name, undefined]),
    );
    expect(textOf(readContract({ ...contract, ...without }))).toBe(text);
  });

  test('restores a typed clause when its contract is selected again', () => {
    const employment = sample('permanent', { otherBenefits: 'topli obrok' });
    const work = { ...employment, contractCategory: 'contract-for-work' as const };
    expect(textOf(work)).not.toContain('Druga primanja');
    expect(textOf({ ...work, contractCategory: 'permanent' })).toContain('topli obrok');
  });
});

describe('suggested clauses', () => {
  test.each([
    ['permanent', { payAccount: '1610000000000011' }, 'Račun za isplatu plaće: 1610000000000011.'],
    ['permanent', { rulebookKnown: true }, 'upoznat sa pravilnikom o radu'],
    ['permanent', { damage: true }, 'Naknada štete'],
    ['permanent', { bothSexes: true }, 'odnose se na oba spola.'],
    ['permanent', { entity: 'RS', bothSexes: true }, 'odnose se na oba pola.'],
    ['permanent', { remoteWork: true, remotePlace: 'Zenica' }, 'Izdvojeno mjesto rada: Zenica.'],
    [
      'permanent',
      { employeeNoticePeriod: 15 },
      'Otkazni rok traje 30 dana kada ugovor otkazuje Poslodavac, a 15 dana kada ga otkazuje Radnik, i počinje teći danom uručenja otkaza.',
    ],
    ['copyright', { personalData: true }, 'Naručilac lične podatke Autora obrađuje samo'],
    [
      'contract-for-work',
      { material: 'osigurava Naručilac' },
      'Materijal i sredstva za rad: osigurava Naručilac.',
    ],
    ['contract-for-work', { delayPenalty: '1 % dnevno' }, 'Ugovorna kazna za zakašnjenje: 1 % dnevno.'],
    ['managerial', { severance: 'tri naknade' }, 'Otpremnina: tri naknade.'],
    ['managerial', { bonus: '5 % dobiti' }, 'Bonus: 5 % dobiti.'],
    ['managerial', { managerLeave: '25 radnih dana' }, 'Plaćeni odmor: 25 radnih dana.'],
    ['managerial', { managerSickPay: 'puna' }, 'Naknada za vrijeme bolovanja: puna.'],
    ['temporary', { notForEmployment: true }, 'nisu poslovi za koje se zaključuje ugovor o radu'],
  ] as const)('%s %j', (category, more, text) => {
    expect(textOf(sample(category, more))).toContain(text);
    expect(textOf(sample(category))).not.toContain(text);
  });
});

describe('copies', () => {
  test.each([
    [null, 'u ____________ istovjetnih primjeraka, od kojih svaka strana zadržava najmanje jedan.'],
    [1, 'u 1 (jednom) istovjetnom primjerku.'],
    [2, 'u 2 (dva) istovjetna primjerka, od kojih svaka strana zadržava po 1 (jedan).'],
    [3, 'u 3 (tri) istovjetna primjerka, od kojih Poslodavac zadržava 2 (dva), a Radnik 1 (jedan).'],
    [4, 'u 4 (četiri) istovjetna primjerka, od kojih svaka strana zadržava po 2 (dva).'],
    [6, 'u 6 (šest) istovjetnih primjeraka, od kojih svaka strana zadržava po 3 (tri).'],
  ])('%j', (copies, text) => expect(textOf(sample('permanent', { copies }))).toContain(text));
});

describe('copyright', () => {
  test('grants nothing exclusively when the grant is not exclusive', () => {
    const text = textOf(sample('copyright', { exclusive: false }));
    expect(text).toContain('ustupa kao neisključiva sljedeća imovinska prava: umnožavanje');
    expect(text.replaceAll('neisključiva', '')).not.toMatch(/isključiv/);
    expect(textOf(sample('copyright'))).toContain(
      'ustupa kao isključiva sljedeća imovinska prava: umnožavanje',
    );
  });
});

test.each(['nema', 'Nema.', 'Na radnom mjestu nema poslova sa posebnim uslovima rada'])(
  'has no special conditions when %s is typed',
  (specialConditions) =>
    expect(textOf(sample('permanent', { specialConditions }))).toContain(
      '\nNa radnom mjestu nema poslova sa posebnim uslovima rada.\n',
    ),
);

describe('part time', () => {
  test.each([
    ['FBIH', 39, true],
    ['FBIH', 40, false],
    ['RS', 20, true],
    ['RS', 40, false],
  ] as const)('is named in the title and has its article: %s, %i hours', (entity, weeklyHours, isPart) => {
    const text = textOf(sample('permanent', { entity, weeklyHours }));
    expect(text.includes('Ugovor o radu na neodređeno vrijeme, sa nepunim radnim vremenom')).toBe(isPart);
    expect(text.includes('Nepuno radno vrijeme')).toBe(isPart);
    expect(text.includes('i druge ugovore o radu sa nepunim radnim vremenom')).toBe(
      isPart && entity === 'FBIH',
    );
  });
});
