import {
  type ComputerClaims,
  claimAfter,
  claimantsOf,
  claimRef,
  claimsIn,
  claimsName,
  claimsText,
  type FirmClaim,
  type Holder,
  holderOf,
  Listener,
} from './claims.ts';
import { PARTS, pathIn, type SharedFolder, writeWhole } from './folder.ts';

/** Replaced claims that a computer remembers. */
const MOST_REPLACED = 200;

export interface Person {
  /** The id of the computer. */
  readonly device: string;
  readonly who: string;
  readonly computer: string;
}

/** The answer to taking a firm: whether this computer has it, or who does. */
export type Taken = { readonly isTaken: true } | { readonly isTaken: false; readonly holder: Holder };

/** What this computer has, told to the others by its own file in the folder. */
export class OfficeSession {
  private firms: Record<string, FirmClaim> = {};
  private replaced: readonly string[] = [];
  private beat = 0;
  private isBegun = false;
  private readonly listener = new Listener();
  private readonly folder: SharedFolder;
  private readonly person: () => Person;
  private readonly running: () => number;

  /** @param running milliseconds of a clock that never jumps */
  constructor(folder: SharedFolder, person: () => Person, running: () => number) {
    this.folder = folder;
    this.person = person;
    this.running = running;
  }

  /** Everyone's claims, this computer's as it tells them itself. @throws what the folder throws */
  async claims(): Promise<readonly ComputerClaims[]> {
    const listed = await this.folder.list(PARTS.claims);
    const read = await Promise.all(listed.map(({ name }) => this.folder.read(pathIn(PARTS.claims, name))));
    const { device } = this.person();
    const all = read.flatMap((text) => claimsIn(text) ?? []);
    if (!this.isBegun) await this.begin(all.find((one) => one.device === device));
    // A synchronising program may keep two files of a computer: the one with more signs of life is later.
    const latest = new Map<string, ComputerClaims>();
    for (const one of all.toSorted((a, b) => a.beat - b.beat)) latest.set(one.device, one);
    latest.delete(device);
    const others = [...latest.values()];
    this.listener.note(others, this.running());
    return [...others, this.own()];
  }

  /** What a former run of this computer had is given back; what it replaced stays so. */
  private async begin(former: ComputerClaims | undefined): Promise<void> {
    this.beat = Math.max(this.beat, former?.beat ?? 0);
    this.replaced = [...new Set([...(former?.replaced ?? []), ...this.replaced])];
    this.isBegun = true;
    if (Object.keys(former?.firms ?? {}).length > 0) await this.tell();
  }

  private own(): ComputerClaims {
    return { ...this.person(), beat: this.beat, firms: this.firms, replaced: this.replaced };
  }

  /** Tells what this computer has, and that it lives. @throws what the folder throws */
  async tell(): Promise<void> {
    if (!this.isBegun) await this.claims();
    this.beat += 1;
    const path = pathIn(PARTS.claims, claimsName(this.person().device));
    await writeWhole(this.folder, path, claimsText(this.own()));
  }

  /** Who has a firm, by what the folder says now. @throws what the folder throws */
  async holder(firm: string): Promise<Holder | undefined> {
    return holderOf(firm, await this.claims());
  }

  isMine(holder: Holder | undefined): boolean {
    return holder?.device === this.person().device;
  }

  /** True when another computer that has something gave no sign of life for long. */
  isSilent({ device }: Pick<Holder, 'device'>): boolean {
    return this.listener.isSilent(device, this.running());
  }

  /**
   * Takes a firm that is free, or takes it over.
   * @param since by the clock of this computer, for people
   * @throws what the folder throws; then it is not taken
   */
  async take(firm: string, since: string, isOver = false): Promise<Taken> {
    const claims = await this.claims();
    const others = claimantsOf(firm, claims).filter((one) => !this.isMine(one));
    const [holder] = others;
    if (holder && !isOver) return { isTaken: false, holder: holderOf(firm, claims) ?? holder };
    const before = { firms: this.firms, replaced: this.replaced };
    // A claim that is held stays: its number tells that it was first.
    const isHeld = firm in this.firms && others.length === 0;
    if (!isHeld) this.firms = { ...this.firms, [firm]: claimAfter(firm, claims, since, this.beat) };
    this.replaced = [...this.replaced, ...others.map((one) => claimRef(firm, one))].slice(-MOST_REPLACED);
    try {
      if (!isHeld) await this.tell();
      return await this.confirmed(firm);
    } catch (error) {
      this.firms = before.firms;
      this.replaced = before.replaced;
      throw error;
    }
  }

  /** Of two who took it at once, one steps back. */
  private async confirmed(firm: string): Promise<Taken> {
    const holder = await this.holder(firm);
    if (!holder || this.isMine(holder)) return { isTaken: true };
    await this.giveBack(firm);
    return { isTaken: false, holder };
  }

  /** True while this computer has the firm; told by the folder, since another may have taken it over. @throws what the folder throws */
  async has(firm: string): Promise<boolean> {
    if (!(firm in this.firms)) return false;
    if (this.isMine(await this.holder(firm))) return true;
    await this.giveBack(firm);
    return false;
  }

  /** Gives a firm back. @throws what the folder throws; the others then see it later */
  async giveBack(firm: string): Promise<void> {
    if (!(firm in this.firms)) return;
    const { [firm]: _, ...rest } = this.firms;
    this.firms = rest;
    await this.tell();
  }

  /** The firms this computer has. */
  get taken(): readonly string[] {
    return Object.keys(this.firms);
  }
}
