import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../blocks.ts';
import { documentText } from '../plain-text.ts';
import { FACTS, SAMPLES, sample } from './contract.fixture.ts';
import { type Contract, readContract } from './contract.ts';
import { contractDocument, legalBasis } from './contract-document.ts';
import { FIELD_NAMES, FIELDS } from './fields.ts';

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
        employerRepresentative: '',
        employerRepresentativePosition: '',
      }),
    );
    expect(text).toContain('1. Marka Petrovića, sa prebivalištem na adresi: Ulica prva 1, Sarajevo, JIB');
    expect(text).not.toContain('zastupa');
  });

  test('gross and net stand side by side once the other one is known', () => {
    const document = contractDocument(sample('permanent'), { ...FACTS, counterpart: 2_290_08 });
    expect(documentText(document)).toContain(
      'u neto iznosu od 1.500,00 KM mjesečno, što prema propisima na dan zaključenja ovog ugovora odgovara bruto iznosu od 2.290,08 KM mjesečno.',
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
    'Zabrana takmičenja',
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
      Object.fromEntries(
        FIELD_NAMES.map((name) => [name, FIELDS[name].vrsta === 'izbor' ? undefined : text]),
      ),
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
