import { floods } from './floods.mjs';
import { call, dated, filled, get, lines, message, mutated, reading, row } from './requests.mjs';

const BATCH = 20;

const LIST_FLOODS = Object.values(floods(4 * 1024 * 1024));
const CALL_FLOODS = Object.values(floods(64 * 1024)).flatMap((list) => [list, list.slice(1, -1)]);

const several = (count, make) => Array.from({ length: count }, make);

/**
 * The behavior of one hostile client: the parts it writes, with pauses in milliseconds between, the number of expected answers (fewer only
 * when the connection is closed with 400, 408 or 503), and how it reads them.
 */
export const KINDS = {
  'changed fields': (dice, { calls }) => ({
    parts: several(BATCH, () => mutated(dice, calls)),
    due: BATCH,
    inTurn: true,
  }),
  'every way to fill a wage': (dice) => ({
    parts: several(BATCH, () => filled(dice)),
    due: BATCH,
    inTurn: true,
  }),
  'every day': (dice) => ({ parts: several(BATCH, () => dated(dice)), due: BATCH, inTurn: true }),
  reading: (dice, { paths }) => ({
    parts: several(BATCH, () => reading(dice, paths)),
    due: BATCH,
    inTurn: true,
  }),
  'raw bytes': ({ whole }) => ({
    parts: [Buffer.from(several(1 + whole(300), () => whole(256)))],
    due: 1,
    isGarbage: true,
    isHalfClosed: true,
  }),
  pipelining: (dice, { calls, paths }) => ({
    parts: [several(80, () => (dice.whole(2) ? mutated(dice, calls) : reading(dice, paths))).join('')],
    due: 80,
  }),
  'too much pipelining': (dice, { paths }) => ({
    parts: [several(400, () => reading(dice, paths)).join('')],
    due: 400,
  }),
  'a pipeline and garbage': (dice, { paths }) => ({
    parts: [`${several(5, () => reading(dice, paths)).join('')}zdravo\r\n\r\n`],
    due: 6,
  }),
  'unread answers': (dice, { largest }) => ({
    parts: [get(largest).repeat(10 + dice.whole(90))],
    isDeaf: true,
    due: 0,
  }),
  'slow heads': () => ({ parts: get('/healthz').split(''), pause: 10, due: 1 }),
  'slow bodies': (dice, { calls }) => {
    const whole = mutated(dice, calls);
    const cuts = [0, whole.length - 10, whole.length - 5, whole.length];
    return { parts: cuts.slice(1).map((cut, at) => whole.slice(cuts[at], cut)), pause: 50, due: 1 };
  },
  'half closes': (dice, { calls }) => ({
    parts: [several(5, () => mutated(dice, calls)).join('')],
    due: 5,
    isHalfClosed: true,
  }),
  'leaving early': (dice, { calls }) => ({
    parts: [mutated(dice, calls).slice(0, 60)],
    due: 0,
    leaves: true,
  }),
  'a list': (dice, { calls }) => ({
    parts: [call('/obracuni', `[${several(dice.whole(200), () => row(dice, calls)).join(',')}]`)],
    due: 1,
  }),
  'a flooding list': (dice) => ({ parts: [call('/obracuni', dice.one(LIST_FLOODS))], due: 1 }),
  'a flooding call': (dice, { calls }) => ({
    parts: [call(dice.one([...calls, '/mcp']), dice.one(CALL_FLOODS))],
    due: 1,
  }),
  'many lines': (dice, { calls }) => ({
    parts: [lines(dice, [...several(300, () => row(dice, calls)), 'x'.repeat(200_000), row(dice, calls)])],
    due: 1,
  }),
  'lines that drip': (dice, { calls }) => ({
    parts: lines(dice, [row(dice, calls)]).match(/[\s\S]{1,20}/g),
    pause: 20,
    due: 1,
  }),
  'unread lines': (dice, { calls }) => ({
    parts: [
      lines(dice, Array(1000).fill(row(dice, calls)), { headers: 'Prefer: objasnjenje\r\n', isWhole: false }),
    ],
    isDeaf: true,
    due: 0,
  }),
  'lines cut in the middle': (dice, { calls }) => ({
    parts: [
      lines(
        dice,
        several(50, () => row(dice, calls)),
        { isWhole: false },
      ),
    ],
    due: 0,
    leaves: true,
  }),
  assistants: (dice) => ({ parts: several(5, () => message(dice)), due: 5, inTurn: true }),
  oversize: (dice, { calls }) => ({
    parts: [call(dice.one(calls), ' '.repeat(70_000 + dice.whole(200_000)))],
    due: 1,
  }),
};
