import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../blocks.ts';
import { documentText } from '../plain-text.ts';
import { FACTS, sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { contractDocument } from './contract-document.ts';
import { textOf } from './contract-text.fixture.ts';
import { FIELD_NAMES, FIELDS, type TypedContract } from './fields.ts';

/** Half of a letter of two code units. */
const LONE_SURROGATE = /\p{Surrogate}/u;

describe('typed values in the text', () => {
  test('numbers articles without gaps when some are omitted', () => {
    const numbersOf = (contract: TypedContract) =>
      contractDocument(contract, FACTS).blocks.flatMap((block) =>
        block.kind === 'article' ? [block.number] : [],
      );
    expect(numbersOf(sample('permanent'))).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
    expect(numbersOf(sample('permanent', { probation: false, nonCompete: false }))).toHaveLength(17);
  });

  test('uses the typed genitive, else the proposed one; the signature is in the nominative', () => {
    const proposed = textOf(sample('permanent', { employee: 'Petar Petrović' }));
    expect(proposed).toContain('2. Petra Petrovića, sa prebivalištem');
    expect(proposed).toContain('(Petar Petrović)');
    expect(textOf(sample('permanent', { employeeGenitive: 'Amre H.' }))).toContain('2. Amre H., sa');
  });

  test('requires no representative when a person is the employer', () => {
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

  test('does not decline a firm, recognized by its JIB or by a word of firm names', () => {
    const named = (employer: string, employerJIB: string) =>
      textOf(sample('permanent', { employer, employerJIB }));
    expect(named('Marko Petrović', '4400000000011')).toContain('1. Marko Petrović, sa sjedištem');
    expect(named('Fabrika Obuće', '')).toContain('1. Fabrika Obuće, sa sjedištem');
    expect(named('Alfa Promet', '')).toContain(
      '\nZa Poslodavca: ____________________ (Marko Petrović, direktor — M.P.)\n',
    );
  });

  test('puts gross and net side by side when both are known', () => {
    const document = contractDocument(sample('permanent'), { ...FACTS, counterpart: 2_290_08 });
    expect(documentText(document)).toContain(
      'u neto iznosu od 1.500,00 KM mjesečno, što prema propisima na dan zaključenja ovog ugovora odgovara bruto iznosu od 2.290,08 KM mjesečno, obračunato uz osnovni lični odbitak.',
    );
  });

  test('says in the Federation for which worker the other amount was calculated', () => {
    const textIn = (entity: string) =>
      documentText(
        contractDocument(sample('contract-for-work', { entity }), { ...FACTS, counterpart: 1_000_00 }),
      );
    expect(textIn('FBIH')).toContain('iznosu od 1.000,00 KM, obračunato za rezidenta Federacije BiH.');
    expect(textIn('RS')).toContain('iznosu od 1.000,00 KM.');
  });

  test('signs today unless a day is given', () => {
    expect(textOf(sample('permanent'))).toContain('\nSarajevo, 21. novembar 2026.\n');
    expect(textOf(sample('permanent', { conclusionDate: '2026-06-05' }))).toContain(
      '\nSarajevo, 5. juni 2026.\n',
    );
  });

  test('names the file after the contract and the person', () => {
    expect(contractDocument(sample('contract-for-work'), FACTS).fileName).toBe('ugovor-o-djelu_Amra-Hadžić');
    expect(contractDocument(sample('copyright', { employee: ' / ' }), FACTS).fileName).toBe(
      'autorski-ugovor_novi',
    );
  });
});

describe('accepts any input', () => {
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
  const filledWith = (text: string): TypedContract =>
    readContract(
      Object.fromEntries(FIELD_NAMES.map((name) => [name, FIELDS[name].kind === 'izbor' ? undefined : text])),
    );

  test.each(nasty)('writes a document with %j in every field', (text) => {
    const written = textOf(filledWith(text));
    expect(written).not.toMatch(LONE_SURROGATE);
    for (const harmful of ['\u0000', '\u0007', '\u202e', '\r']) expect(written).not.toContain(harmful);
    expect(written).toContain('Član 1. Zasnivanje radnog odnosa');
  });

  test('reads any stored draft', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...FIELD_NAMES), fc.anything()),
        fc.string({ unit: 'binary' }),
        (draft, employee) => {
          const { blocks } = contractDocument(readContract({ ...draft, employee }), FACTS);
          const texts = blocks.flatMap((block) =>
            block.kind === 'article' ? block.paragraphs.map(plainText) : [],
          );
          expect(
            texts.every((text) => text.trim() === text && text !== '' && !LONE_SURROGATE.test(text)),
          ).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('splits a text of several lines into paragraphs, without the empty ones', () => {
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
