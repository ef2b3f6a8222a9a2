import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { Cloud, Offline, Stopped } from './cloud.fixture.ts';
import {
  areAlike,
  Computer,
  FIRM,
  isUnsent,
  jumpTo,
  lostIn,
  newContents,
  strangeClosing,
  Typed,
} from './office-model.fixture.ts';

afterEach(() => vi.restoreAllMocks());

/** More by hand: OFFICE_RUNS=1000. */
const RUNS = Number(process.env.OFFICE_RUNS ?? 40);

interface Step {
  readonly who: number;
  readonly what: number;
  readonly n: number;
}

const STEPS = fc.array(fc.record({ who: fc.nat(3), what: fc.nat(99), n: fc.nat(100_000) }), {
  minLength: 40,
  maxLength: 160,
});

/** Ids of revisions repeat with the run, so that a failure does too. */
function repeatableIds(seed: number): void {
  let state = seed;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    const list = bytes as unknown as Uint8Array;
    for (let at = 0; at < list.length; at++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      list[at] = state >>> 16;
    }
    return bytes;
  });
}

async function act(computer: Computer, cloud: Cloud, { what, n }: Step): Promise<void> {
  const isHeld = computer.session.taken.includes(FIRM);
  if (what < 8) await computer.session.take(FIRM, '', n % 3 === 0);
  else if (what < 45 && (isHeld || n % 2 === 0)) computer.edit(n);
  else if (what < 62)
    await computer.sync((path) => ((path.length + n) % 2 === 0 ? 'mine' : 'theirs'), n % 3 > 0);
  else if (what < 66) await computer.session.giveBack(FIRM);
  else if (what < 70) await computer.session.tell();
  else if (what < 90) computer.replica.exchange((path) => (path.length * 7 + n) % 3 > 0);
  else if (what < 93) computer.replica.left = 1 + (n % 9);
  else if (what < 95) computer.restart();
  else if (what < 97) computer.replica.isOffline = !computer.replica.isOffline;
  else if (what < 98) computer.replica.double(n);
  else if (what < 99 && n % 2 === 0) jumpTo(n % 50);
  else if (what < 99) computer.replica.cut(n);
  else cloud.settle();
}

async function inAnyCase(computer: Computer, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Stopped) computer.restart();
    else if (!(error instanceof Offline)) throw error;
  }
}

/** The folder works again, and each in turn looks at it. */
async function end(cloud: Cloud, computers: readonly Computer[]): Promise<void> {
  for (const one of computers) {
    one.replica.isOffline = false;
    one.restart();
  }
  for (let round = 0; round < 12; round++) {
    for (const one of computers) {
      cloud.settle();
      await one.settle();
    }
    cloud.settle();
    if (round > 1 && areAlike(computers)) return;
  }
}

test('loses nothing typed that was not shown, and changes no closed month, whatever the folder does', async () => {
  const run = async (
    count: number,
    seed: number,
    hasOwn: boolean,
    isOneLost: boolean,
    steps: readonly Step[],
  ) => {
    repeatableIds(seed);
    let now = 0;
    const [cloud, typed, first] = [new Cloud(), new Typed(), newContents()];
    const computers = Array.from(
      { length: count },
      (_, at) =>
        new Computer(
          `racunar-${at}`,
          cloud,
          typed,
          () => now,
          at === 0 || (hasOwn && at === 1) ? first : undefined,
        ),
    );
    await computers[0]?.session.take(FIRM, '');
    await computers[0]?.sync(() => 'mine', true);
    for (const step of steps) {
      now += step.n * 20;
      const computer = computers[step.who % count] as Computer;
      await inAnyCase(computer, () => act(computer, cloud, step));
      expect(strangeClosing(computer, typed)).toBeUndefined();
    }
    const [lost] = isOneLost ? computers.splice(-1) : [];
    await end(cloud, computers);
    expect(areAlike(computers)).toBe(true);
    for (const one of computers) {
      expect(strangeClosing(one, typed)).toBeUndefined();
      const missing = lostIn(one.copy.contents ?? first, typed);
      expect(missing.filter((token) => !isUnsent(token, lost))).toEqual([]);
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.nat(), fc.boolean(), fc.boolean(), STEPS, run),
    { numRuns: RUNS },
  );
}, 600_000);
