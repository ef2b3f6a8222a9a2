import { definitions } from '@obracun/engine/calculators/index.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../calculator/api/answer.fixture.ts';
import { formReader } from '../../calculator/form-state/form-reading.ts';
import { decodeInputs } from '../../calculator/share-and-export/share-link.ts';
import { comparedSentence, otherCall, sentenceOf } from '../../calculator/situation/sentences.ts';
import { cardOf, cardTextsOf } from '../directory/card.ts';
import { filledAddress } from '../directory/filled-link.ts';
import { writeSentence } from '../law/law-sentence.ts';
import { situations } from './situations.ts';

vi.stubGlobal('CALCULATOR_CARDS', definitions.map(cardOf));
vi.stubGlobal('CALCULATOR_TEXTS', definitions.map(cardTextsOf));

const TODAY = '2026-11-27';

let paths: readonly string[];
let titles: readonly string[];

beforeAll(async () => {
  const { pages } = await import('../../app/routes/routes.ts');
  paths = pages.map(({ path }) => path.toLowerCase());
  titles = pages.map(({ path, title }) => `${path} ${title}`);
});

const links = situations.flatMap(({ id, links: all }) =>
  all.map((link) => ({ id, link, label: link.label })),
);

test.each(links)('opens a calculator filled in, with a sentence: $id, $label', ({ id, link }) => {
  const definition = definitions.find((one) => `/${one.id}` === link.to);
  if (!definition) throw new Error(link.to);
  const [, fragment = ''] = filledAddress(link, TODAY, id).split('#');
  const state = decodeInputs(definition, fragment);
  if (!state) throw new Error(fragment);
  expect(state.unread).toBeUndefined();
  if (link.isOfMonth) expect(state.entered).toMatchObject({ mjesec: '10', godina: '2026' });
  const { call = '', errors, gaps } = formReader(definition)(state);
  expect({ errors, gaps }).toEqual({ errors: {}, gaps: [] });
  const answer = answerTo(definition, JSON.parse(call));
  expect(answer.isEstimate).toBe(false);
  expect(answer.lines.size).toBeGreaterThan(1);
  expect(state.situation).toBe(id);
  const sent = JSON.parse(call);
  const other = otherCall(id, sent, state.basis);
  const sentence = other
    ? comparedSentence(id, { answer, other: answerTo(definition, other), call: sent, basis: state.basis })
    : sentenceOf(id, answer);
  expect(sentence).toMatch(/\d.*\.$/);
});

describe.each(situations)('$id', ({ id, title, facts, steps, related, links: all }) => {
  const sentences = [...facts.rs, ...facts.fbih, ...facts.bd, ...steps];

  test.each([undefined, TODAY])('has every figure it names in the law on %s', (day) => {
    for (const sentence of sentences) {
      const { text } = writeSentence(sentence, day);
      expect(text).toMatch(/[.!]$/);
      expect(text).not.toMatch(/[{}]|undefined| {2}/);
    }
  });

  test('types no figure of the law into its sentences', () => {
    for (const sentence of sentences)
      expect(sentence.replace(/\{[^}]*\}/g, '').replace(/(?:AMS-|obrazac |prijavu )\d{4}/g, '')).not.toMatch(
        /\d/,
      );
  });

  test('says something for each entity, what to do, and leads on', () => {
    for (const about of Object.values(facts)) expect(about.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(2);
    expect(all.length).toBeGreaterThan(1);
    expect(titles).toContain(`/situacije/${id} ${title}`);
    for (const to of related) expect(paths).toContain(to.toLowerCase());
  });
});

test('writes the figures of the day and cites each law once, with its certainty', () => {
  expect(
    writeSentence(
      'Poslodavac plaća prvih {fbih.bolovanje.dani_poslodavca}, najmanje {fbih.bolovanje.posto}.',
      TODAY,
    ),
  ).toEqual({
    text: 'Poslodavac plaća prvih 42 dana, najmanje 80 %.',
    cited: [{ id: 'fbih-bolovanje', name: 'Naknada plaće za vrijeme bolovanja', certainty: 'srednja' }],
  });
  expect(writeSentence('Po zakonu. {fbih.porez_na_dobit}', TODAY).text).toBe('Po zakonu.');
  expect(() => writeSentence('{fbih.bolovanje.nema}', TODAY)).toThrow();
  expect(() => writeSentence('{fbih.nema.posto}', TODAY)).toThrow();
});
