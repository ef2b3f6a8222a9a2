import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { EarlierPays, RequestWages } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { outcomesOf, type Questions, questionsOf, type WageOutcome } from './outcome.ts';
import { WageRequestFailed } from './request-wages.ts';

/** Debounce of a row; the first request is sent at once. */
export const PAUSE_MS = 200;
const RETRY_MS = 5000;

/** An internal error; a retry or another version may fix it. */
const BROKEN = 'Obračun je prekinut, a upisano je sačuvano. Ako potraje, ponovo učitajte stranicu.';

export interface MonthCalculation {
  /** The id of its month. */
  readonly of: string;
  /** By worker id: the last outcome, possibly outdated. */
  readonly outcomes: ReadonlyMap<string, WageOutcome>;
  /** Workers with changes since their outcome. */
  readonly waiting: ReadonlySet<string>;
  /** Reason why requests currently fail. */
  readonly problem: string | undefined;
}

interface Wanted {
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  readonly month: PayrollMonth;
  readonly earlier: EarlierPays;
  readonly questions: Questions;
}

const NOTHING: MonthCalculation = { of: '', outcomes: new Map(), waiting: new Set(), problem: undefined };

/**
 * Calculates the month of each worker, and again on every change of their inputs, while the others stay. An
 * outdated answer is dropped; a failed request is retried until it succeeds.
 */
export class MonthCalculator {
  private readonly ask: RequestWages;
  private readonly tell: (calculated: MonthCalculation) => void;
  private readonly answered = new Map<string, string>();
  private readonly underway = new Map<string, string>();
  private wanted: Wanted | undefined;
  private now = NOTHING;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ask: RequestWages, tell: (calculated: MonthCalculation) => void) {
    this.ask = ask;
    this.tell = tell;
  }

  want(firm: Firm, workers: readonly Worker[], month: PayrollMonth, earlier: EarlierPays = new Map()): void {
    const before = this.wanted?.questions;
    const questions = questionsOf(firm, workers, month, earlier);
    this.wanted = { firm, workers, month, earlier, questions };
    if (this.now.of !== month.id) this.beginAnew(month.id);
    // A save returns the same month: that is not typing.
    if (before && isSame(before, questions)) return;
    this.show({});
    this.begin(this.answered.size === 0 ? 0 : PAUSE_MS);
  }

  /** Requests all missing outcomes at once. */
  readonly retry = (): void => this.begin(0);

  end(): void {
    clearTimeout(this.timer);
    this.wanted = undefined;
  }

  /** Outcomes of another month do not apply, also while requests fail. */
  private beginAnew(of: string): void {
    this.now = { ...NOTHING, of };
    this.answered.clear();
  }

  private begin(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.calculate(), pause);
  }

  private async calculate(): Promise<void> {
    const { wanted } = this;
    if (!wanted) return;
    const { firm, workers, month, earlier, questions } = wanted;
    const due = workers.filter(({ id }) => {
      const question = questions.get(id);
      return this.answered.get(id) !== question && this.underway.get(id) !== question;
    });
    if (due.length === 0) return;
    for (const { id } of due) this.underway.set(id, questions.get(id) ?? '');
    try {
      this.take(await outcomesOf(firm, due, month, this.ask, earlier), questions);
    } catch (error) {
      this.show({ problem: error instanceof WageRequestFailed ? error.message : BROKEN });
      this.begin(RETRY_MS);
    } finally {
      for (const { id } of due) if (this.underway.get(id) === questions.get(id)) this.underway.delete(id);
    }
  }

  private take(outcomes: ReadonlyMap<string, WageOutcome>, requested: Questions): void {
    const taken = [...outcomes].filter(([id]) => requested.get(id) === this.wanted?.questions.get(id));
    for (const [id] of taken) this.answered.set(id, requested.get(id) ?? '');
    this.show({ outcomes: new Map([...this.now.outcomes, ...taken]), problem: undefined });
  }

  private show(changed: Partial<MonthCalculation>): void {
    if (!this.wanted) return;
    const { questions } = this.wanted;
    const waiting = [...questions].filter(([id, question]) => this.answered.get(id) !== question);
    this.now = { ...this.now, ...changed, waiting: new Set(waiting.map(([id]) => id)) };
    this.tell(this.now);
  }
}

const isSame = (before: Questions, now: Questions): boolean =>
  before.size === now.size && [...now].every(([id, question]) => before.get(id) === question);
