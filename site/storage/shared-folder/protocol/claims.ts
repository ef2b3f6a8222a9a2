import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { jsonIn } from '../../device-storage.ts';
import { textIn } from '../text-in.ts';

/** A firm that a computer has. */
export interface FirmClaim {
  /** Higher than every claim of the firm seen before it. */
  readonly number: number;
  /** By the clock of that computer, for people. */
  readonly since: string;
}

/**
 * What one computer has. Each computer writes its own file and no other: a file of several writers would be a conflicted copy each
 * minute.
 */
export interface ComputerClaims {
  /** The id of the computer. */
  readonly device: string;
  readonly who: string;
  readonly computer: string;
  /** Raised with every sign of life. */
  readonly beat: number;
  /** By the id of the firm. */
  readonly firms: Readonly<Record<string, FirmClaim>>;
  /** Claims of others that a person replaced by one of this computer, by `claimRef`. They stay so after it gives the firm back. */
  readonly replaced: readonly string[];
}

const KIND = 'ko-radi';

export const claimsName = (device: string): string => `${device}.json`;

export const claimsText = ({ device, who, computer, beat, firms, replaced }: ComputerClaims): string =>
  JSON.stringify({
    program: 'obracun-plata',
    vrsta: KIND,
    uredjaj: device,
    ko: who,
    racunar: computer,
    otkucaj: beat,
    firme: Object.fromEntries(
      Object.entries(firms).map(([firm, { number, since }]) => [firm, { broj: number, od: since }]),
    ),
    preuzeto: replaced,
  });

/** Undefined for a file that is broken, or is no such file: its computer has nothing then. */
export function claimsIn(text: string | undefined): ComputerClaims | undefined {
  const file = jsonIn(text);
  if (!isJsonObject(file) || file.vrsta !== KIND || typeof file.uredjaj !== 'string') return undefined;
  if (!Number.isSafeInteger(file.otkucaj) || !isJsonObject(file.firme)) return undefined;
  const firms = Object.entries(file.firme).flatMap(([firm, claim]) => {
    const read = claimIn(claim);
    return read ? [[firm, read] as const] : [];
  });
  return {
    device: file.uredjaj,
    who: textIn(file.ko),
    computer: textIn(file.racunar),
    beat: Number(file.otkucaj),
    firms: Object.fromEntries(firms),
    replaced: Array.isArray(file.preuzeto) ? file.preuzeto.map(String) : [],
  };
}

function claimIn(claim: unknown): FirmClaim | undefined {
  if (!isJsonObject(claim) || !Number.isSafeInteger(claim.broj)) return undefined;
  return { number: Number(claim.broj), since: textIn(claim.od) };
}

/** Who has a firm. */
export interface Holder {
  readonly device: string;
  readonly who: string;
  readonly computer: string;
  readonly claim: FirmClaim;
}

/** Names a claim: numbers of one firm rise, and another firm may have the same. */
export const claimRef = (firm: string, { device, claim }: Pick<Holder, 'device' | 'claim'>): string =>
  `${device}:${firm}:${claim.number}`;

/** The claims of a firm that nobody replaced. */
export function claimantsOf(firm: string, computers: readonly ComputerClaims[]): readonly Holder[] {
  const all = computers.flatMap(({ device, who, computer, firms }) => {
    const claim = firms[firm];
    return claim ? [{ device, who, computer, claim }] : [];
  });
  const gone = new Set(computers.flatMap(({ replaced }) => replaced));
  return all.filter((one) => !gone.has(claimRef(firm, one)));
}

/** Of two who took a free firm at once, the one with the lower number, then the lower id: every computer decides alike. */
export const holderOf = (firm: string, computers: readonly ComputerClaims[]): Holder | undefined =>
  claimantsOf(firm, computers).toSorted(
    (one, other) => one.claim.number - other.claim.number || (one.device < other.device ? -1 : 1),
  )[0];

/**
 * A claim that comes after all others.
 * @param beat of the computer that claims: with it no number comes twice, also when its former claim was replaced
 */
export function claimAfter(
  firm: string,
  computers: readonly ComputerClaims[],
  since: string,
  beat: number,
): FirmClaim {
  const numbers = computers.map(({ firms }) => firms[firm]?.number ?? 0);
  return { number: Math.max(beat, ...numbers) + 1, since };
}

/** Silence after which a firm is taken over without a question. */
export const SILENCE_MS = 10 * 60_000;

interface LastBeat {
  readonly beat: number;
  readonly at: number;
}

/**
 * Which computers are silent, by what this one saw: no change of their beat for ten minutes of its own running time. Clocks of computers
 * differ and jump, so none is compared.
 */
export class Listener {
  private readonly lastBeats = new Map<string, LastBeat>();

  /** @param now milliseconds of a clock that never jumps */
  note(computers: readonly ComputerClaims[], now: number): void {
    for (const { device, beat } of computers)
      if (this.lastBeats.get(device)?.beat !== beat) this.lastBeats.set(device, { beat, at: now });
  }

  isSilent(device: string, now: number): boolean {
    const last = this.lastBeats.get(device);
    return last !== undefined && now - last.at >= SILENCE_MS;
  }
}
