import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../blocks.ts';
import { documentText } from '../plain-text.ts';
import { FACTS, SAMPLES, sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { contractDocument, legalBasis, officialForm } from './contract-document.ts';
import type { ContractField } from './field.ts';
import type { Contract } from './fields.ts';
import { FIELD_NAMES, FIELDS, type FieldName, isAsked } from './fields.ts';

const categories = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
const all = categories.flatMap((category) =>
  (['FBIH', 'RS'] as const).map((entity) => ({ category, entity })),
);
const textOf = (contract: Contract): string => documentText(contractDocument(contract, FACTS));

describe('the text as it was read line by line', () => {
  test.each(all)('$category, $entity', async ({ category, entity }) => {
    await expect(textOf(sample(category, { entity }))).toMatchFileSnapshot(
      `golden/${category}-${entity.toLowerCase()}.txt`,
    );
  });

  test.each(all)('$category, $entity, nothing filled in', async ({ category, entity }) => {
    await expect(textOf(readContract({ contractCategory: category, entity }))).toMatchFileSnapshot(
      `golden/empty/${category}-${entity.toLowerCase()}.txt`,
    );
  });
});

describe('what belongs to employment stays there', () => {
  const others = all.filter(({ category }) => category !== 'permanent' && category !== 'fixed-term');
  test.each(others)('$category, $entity', ({ category, entity }) => {
    const text = textOf(sample(category, { entity, probation: true, annualLeave: 20, weeklyHours: 40 }));
    for (const word of [
      'Probni rad',
      'Godišnji odmor',
      'godišnji odmor',
      'Radno vrijeme',
      'Prekovremeni',
      'Radnik ',
      'Otkaz se daje',
    ]) {
      expect(text).not.toContain(word);
    }
  });
});

describe('what a category does not ask for is not in its text', () => {
  const kindOf = (name: FieldName): ContractField['kind'] => FIELDS[name].kind;
  const isText = (name: FieldName) => kindOf(name) === 'tekst' || kindOf(name) === 'odlomak';

  /** Something no other field says, by kind. */
  const markOf = (name: FieldName): unknown => {
    const at = 7000 + FIELD_NAMES.indexOf(name);
    if (isText(name)) return `znak ${at}`;
    if (kindOf(name) === 'da_ne') return true;
    if (kindOf(name) === 'iznos' || kindOf(name) === 'cijeli') return at;
    return kindOf(name) === 'datum' ? `${at}-01-01` : undefined;
  };
  const marked = Object.fromEntries(FIELD_NAMES.map((name) => [name, markOf(name)]));
  const seenIn = (text: string, name: FieldName) => text.includes(String(7000 + FIELD_NAMES.indexOf(name)));

  test.each(all)('$category, $entity', ({ category, entity }) => {
    const contract = readContract({ ...marked, contractCategory: category, entity });
    const text = textOf(contract);
    const leaked = FIELD_NAMES.filter((name) => !isAsked(name, contract) && seenIn(text, name));
    expect(leaked).toEqual([]);
    const lost = FIELD_NAMES.filter((name) => isText(name) && isAsked(name, contract) && !seenIn(text, name));
    expect(lost).toEqual(['employer']);
    const without = Object.fromEntries(
      FIELD_NAMES.filter((name) => !isAsked(name, contract)).map((name) => [name, undefined]),
    );
    expect(textOf(readContract({ ...contract, ...without }))).toBe(text);
  });

  test('a clause typed for another contract comes back with it', () => {
    const employment = sample('permanent', { otherBenefits: 'topli obrok' });
    const work = { ...employment, contractCategory: 'contract-for-work' as const };
    expect(textOf(work)).not.toContain('Druga primanja');
    expect(textOf({ ...work, contractCategory: 'permanent' })).toContain('topli obrok');
  });
});

describe('clauses that are offered', () => {
  test.each([
    ['permanent', { payAccount: '1610000000000011' }, 'Račun za isplatu plate: 1610000000000011.'],
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
  ] as const)('%s %j', (category, more, words) => {
    expect(textOf(sample(category, more))).toContain(words);
    expect(textOf(sample(category))).not.toContain(words);
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
  ])('%j', (copies, words) => expect(textOf(sample('permanent', { copies }))).toContain(words));
});

describe('copyright', () => {
  test('nothing is exclusive in a grant that is not', () => {
    const text = textOf(sample('copyright', { exclusive: false }));
    expect(text).toContain('ustupa kao neisključiva sljedeća imovinska prava: umnožavanje');
    expect(text.replaceAll('neisključiva', '')).not.toMatch(/isključiv/);
    expect(textOf(sample('copyright'))).toContain(
      'ustupa kao isključiva sljedeća imovinska prava: umnožavanje',
    );
  });
});

test.each(['nema', 'Nema.', 'Na radnom mjestu nema poslova sa posebnim uslovima rada'])(
  'no special conditions, said as %s',
  (specialConditions) =>
    expect(textOf(sample('permanent', { specialConditions }))).toContain(
      '\nNa radnom mjestu nema poslova sa posebnim uslovima rada.\n',
    ),
);

test('what the official form says of itself stands outside the text', () => {
  const rs = sample('permanent', { entity: 'RS' });
  expect(officialForm(rs)).toContain('obrasci iz priloga 1. i 3. Pravilnika o obrascima ugovora o radu');
  expect(officialForm(sample('fixed-term', { entity: 'RS' }))).toContain('obrazac iz Priloga 2.');
  expect(officialForm(sample('permanent'))).toBeNull();
  expect(officialForm(sample('managerial', { entity: 'RS' }))).toBeNull();
  expect(textOf(rs)).not.toContain('Pravilnik');
});

describe('what is typed decides what is written', () => {
  test('articles are numbered without gaps, whichever are left out', () => {
    const numbersOf = (contract: Contract) =>
      contractDocument(contract, FACTS).blocks.flatMap((block) =>
        block.kind === 'article' ? [block.number] : [],
      );
    expect(numbersOf(sample('permanent'))).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
    expect(numbersOf(sample('permanent', { probation: false, nonCompete: false }))).toHaveLength(17);
  });

  test('a chosen genitive stands, a proposed one otherwise; the signature is in the nominative', () => {
    const proposed = textOf(sample('permanent', { employee: 'Petar Petrović' }));
    expect(proposed).toContain('2. Petra Petrovića, sa prebivalištem');
    expect(proposed).toContain('(Petar Petrović)');
    expect(textOf(sample('permanent', { employeeGenitive: 'Amre H.' }))).toContain('2. Amre H., sa');
  });

  test('a person who employs needs no representative', () => {
    const text = textOf(
      sample('permanent', {
        employer: 'Marko Petrović',
        employerJIB: '',
        employerRepresentative: '',
        employerRepresentativePosition: '',
      }),
    );
    expect(text).toContain(
      '1. Marka Petrovića, sa prebivalištem na adresi: Ulica prva 1, Sarajevo (u daljem',
    );
    expect(text).not.toContain('zastupa');
    expect(text).toContain('\nPoslodavac: ____________________ (Marko Petrović)\n');
  });

  test('a firm stays as it is: by its JIB, or by a word firms are called by', () => {
    const named = (employer: string, employerJIB: string) =>
      textOf(sample('permanent', { employer, employerJIB }));
    expect(named('Marko Petrović', '4400000000011')).toContain('1. Marko Petrović, sa sjedištem');
    expect(named('Fabrika Obuće', '')).toContain('1. Fabrika Obuće, sa sjedištem');
    expect(named('Alfa Promet', '')).toContain(
      '\nZa Poslodavca: ____________________ (Marko Petrović, direktor — M.P.)\n',
    );
  });

  test('gross and net stand side by side once the other one is known', () => {
    const document = contractDocument(sample('permanent'), { ...FACTS, counterpart: 2_290_08 });
    expect(documentText(document)).toContain(
      'u neto iznosu od 1.500,00 KM mjesečno, što prema propisima na dan zaključenja ovog ugovora odgovara bruto iznosu od 2.290,08 KM mjesečno, obračunato uz osnovni lični odbitak.',
    );
  });

  test('the day of signing is today unless another one is given', () => {
    expect(textOf(sample('permanent'))).toContain('\nSarajevo, 21. novembar 2026.\n');
    expect(textOf(sample('permanent', { conclusionDate: '2026-06-05' }))).toContain(
      '\nSarajevo, 5. juni 2026.\n',
    );
  });

  test('the file is named after the contract and the person', () => {
    expect(contractDocument(sample('contract-for-work'), FACTS).fileName).toBe('ugovor-o-djelu_Amra-Hadžić');
    expect(contractDocument(sample('copyright', { employee: ' / ' }), FACTS).fileName).toBe(
      'autorski-ugovor_novi',
    );
  });
});

test('every article of employment that the law demands names its law', () => {
  const without = legalBasis(sample('permanent', { entity: 'RS' }), FACTS).filter(
    ({ izvor }) => izvor.RS === undefined,
  );
  expect(without.map(({ naslov }) => naslov)).toEqual([
    'Probni rad',
    'Prekovremeni rad',
    'Obaveze Poslodavca',
    'Obaveze Radnika',
    'Povjerljivost',
    'Rješavanje sporova',
    'Završne odredbe',
  ]);
});

describe('nothing typed breaks the document', () => {
  const nasty = [
    '',
    ' ',
    'x'.repeat(10_000),
    'a b '.repeat(2_500),
    '"„“\'»',
    '<script>alert(1)</script>',
    '\u202eobrnuto\u202c',
    '😀👨‍👩‍👧',
    '\ud800',
    'a\u0000b\u0007',
    '\r\n\t',
    '=1+1',
  ];
  const filledWith = (text: string): Contract =>
    readContract(
      Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].kind === 'izbor' ? undefined : text])),
    );

  test.each(nasty)('%j in every field', (text) => {
    const written = textOf(filledWith(text));
    expect(written.isWellFormed()).toBe(true);
    for (const harmful of ['\u0000', '\u0007', '\u202e', '\r']) expect(written).not.toContain(harmful);
    expect(written).toContain('Član 1. Zasnivanje radnog odnosa');
  });

  test('whatever a stored draft holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...FIELD_NAMES), fc.anything()),
        fc.string({ unit: 'binary' }),
        (draft, employee) => {
          const { blocks } = contractDocument(readContract({ ...draft, employee }), FACTS);
          const texts = blocks.flatMap((block) =>
            block.kind === 'article' ? block.paragraphs.map(plainText) : [],
          );
          expect(texts.every((text) => text.trim() === text && text !== '' && text.isWellFormed())).toBe(
            true,
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a text of several lines becomes paragraphs, without the empty ones', () => {
    const { blocks } = contractDocument(
      sample('permanent', { jobDescription: 'prvo\n\n  \r\ndrugo' }),
      FACTS,
    );
    const job = blocks.find((block) => block.kind === 'article' && block.number === 2);
    expect(job).toMatchObject({
      paragraphs: [
        'Radnik se zapošljava na radnom mjestu: knjigovođa.',
        'Kratak opis poslova: prvo.',
        'drugo.',
      ],
    });
  });
});
