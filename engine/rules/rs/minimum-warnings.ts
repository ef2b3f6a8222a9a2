import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, PPM } from '../../core/numbers/money.ts';
import { rs } from '../../law/rs/index.ts';
import { leastGrossOf } from '../salary/minimum-gross.ts';
import {
  baseWarning,
  isMinimumUnknown,
  leastBaseUnknown,
  minimumMissed,
  minimumUnknown,
} from '../salary/warnings/minimum-warnings.ts';
import { inSrpska } from '../salary/words.ts';
import { sourceOf } from '../source-of.ts';
import { type JobSchooling, minimumGross, schoolingOf } from './minimum-base.ts';
import { isRaised } from './reliefs.ts';
import { type RsLaw, taxedWage } from './taxed-wage.ts';
import type { RsWageInput } from './wage-definition.ts';

interface Slip {
  readonly bruto_plata_osnovna: Feninga;
  readonly bruto_ukupno: Feninga;
  readonly oslobodjeni_dio: Feninga;
  readonly osnovica_doprinosa: Feninga;
  readonly radni_dani: number;
  readonly redovni_sati: number;
}

/** Compares the basic wage and the contribution base with the minimum wage; makes no comparison with an unpublished one. */
export function minimumWarnings(unos: RsWageInput, slip: Slip, zakon: RsLaw, dan: Day): Warning[] {
  const wasRaised = slip.osnovica_doprinosa > Math.max(0, slip.bruto_ukupno - slip.oslobodjeni_dio);
  const ofRaised = wasRaised ? ofRaisedBase(unos, zakon, dan) : [];
  if (isMinimumUnknown(rs, dan)) {
    const ofEarlier = wasRaised ? [leastBaseUnknown(slip)] : [];
    return [minimumUnknown(inSrpska), ...ofEarlier, ...ofRaised];
  }
  return [...ofBasicWage(unos, slip, zakon, dan), ...ofRaised, ...ofLowBase(unos, slip, zakon, dan)];
}

function ofBasicWage(unos: RsWageInput, slip: Slip, zakon: RsLaw, dan: Day): Warning[] {
  const least = leastGross(schoolingOf(unos), zakon);
  const missed = minimumMissed(slip, least, zakon.radno_vrijeme.dnevno);
  if (missed === undefined) return [];
  const below = `Osnovna plata manja je od najniže plate, koja za te sate iznosi ${formatMoney(missed)} bruto.`;
  const poruka = [below, ...withoutSchooling(unos, zakon)].join(' ');
  return [{ polje: 'bruto_plata_osnovna', poruka, izvor: sourceOf(rs, dan, 'najniza_plata') }];
}

/** Names the minimum used when the law has one per schooling and none was given. */
function withoutSchooling({ strucna_sprema }: RsWageInput, zakon: RsLaw): string[] {
  const isOneForAll = new Set(Object.values(zakon.najniza_plata)).size === 1;
  if (strucna_sprema !== null || isOneForAll) return [];
  const relief = zakon.oslobodjeni_dio ? ', bez oslobođenog dijela' : '';
  return [`Stručna sprema nije upisana: uzeta je najniža plata za NK/PK${relief}.`];
}

/** The smallest gross that gives the minimum net: one a fening lower may give it too. */
function leastGross(schooling: JobSchooling, zakon: RsLaw): Feninga {
  const gross = minimumGross(schooling, zakon);
  if (zakon.najniza_bruto) return gross;
  const netOf = (bruto: Feninga): Feninga => taxedWage(bruto, zakon, plain(zakon)).neto_plata;
  return leastGrossOf(zakon.najniza_plata[schooling], gross, netOf);
}

const plain = (zakon: RsLaw) => ({
  licni_odbitak: zakon.porez_na_platu.licni_odbitak,
  umanjenje: 0,
  oslobodjeni_dio: 0,
  najniza_bruto_plata: 0,
  najniza_osnovica_dio: PPM,
  drugi_prihod: 0,
});

const isExcepted = ({ bolovanje_sati, odsustvo_fond_sati }: RsWageInput): boolean =>
  Boolean(bolovanje_sati || odsustvo_fond_sati);

/** Names the minimum base used, and that it may not apply. */
function ofRaisedBase(unos: RsWageInput, zakon: RsLaw, dan: Day): Warning[] {
  const izvor = sourceOf(rs, dan, 'najniza_osnovica');
  const excepted = 'Pravilnik od najniže osnovice izuzima bolovanje: provjerite osnovicu.';
  return [...(isExcepted(unos) ? [excepted] : []), ...withoutSchooling(unos, zakon)].map((poruka) => ({
    polje: 'osnovica_doprinosa',
    poruka,
    izvor,
  }));
}

/** A base below the minimum, without the option to raise it. */
function ofLowBase(unos: RsWageInput, slip: Slip, zakon: RsLaw, dan: Day): Warning[] {
  if (!zakon.najniza_osnovica || isRaised(unos, zakon)) return [];
  const why = isExcepted(unos) ? EXCEPTED : undefined;
  const least = minimumGross(schoolingOf(unos), zakon) - slip.oslobodjeni_dio;
  return baseWarning(slip, least, sourceOf(rs, dan, 'najniza_osnovica'), why);
}

/** Why a base may be below the minimum in a month with sick leave. */
const EXCEPTED = 'Pravilnik (čl. 3a) od nje izuzima bolovanje; ako se za vas ne izuzima,';
