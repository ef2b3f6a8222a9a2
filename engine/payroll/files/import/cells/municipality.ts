import { plainName } from '../../../../core/text/letters.ts';
import { findMunicipality } from '../../../firms/municipalities/find-municipality.ts';
import { withCode } from '../../../firms/municipalities/municipalities.ts';
import {
  ENTITY_CODES,
  type Municipality,
  storedMunicipality,
} from '../../../firms/municipalities/municipality.ts';
import type { MunicipalityKey, PayrollEntity } from '../../../model/place.ts';
import { type CellChoice, type CellReading, changed, plainly, unreadable } from './reading.ts';

/** Context for finding the municipality of residence. */
export interface PlaceHints {
  /** Entity in the same line. */
  readonly entity?: PayrollEntity;
  /** Entity of the firm; proposed for a code both entities use, and needs confirmation. */
  readonly firmEntity: PayrollEntity;
}

/** `FBiH 077 Centar Sarajevo` */
export const writtenMunicipality = ({ entity, code, name }: MunicipalityKey): string =>
  [ENTITY_CODES[entity], code, name].filter(Boolean).join(' ');

/** `FBIH 077`, the form of choices and our own files. */
const KEY = /^(fbih|rs|bd) (\d{3})(?: .*)?$/i;

const choicesOf = (among: readonly Municipality[]): CellChoice[] =>
  among.map((one) => ({
    label: writtenMunicipality(one),
    text: one.code ? `${ENTITY_CODES[one.entity]} ${one.code}` : one.name,
  }));

/** Reads the municipality of residence by code or name; several matches become choices. */
export function readMunicipality(text: string, hints: PlaceHints): CellReading<MunicipalityKey> {
  const [, entity, code] = KEY.exec(text.trim()) ?? [];
  if (entity && code) return byCode(text, code, { ...hints, entity: entity.toLowerCase() as PayrollEntity });
  const digits = text
    .replace(/^'/, '')
    .replace(/[.,]0+$/, '')
    .trim();
  return /^\d{1,3}$/.test(digits) ? byCode(text, digits.padStart(3, '0'), hints) : byName(text, hints);
}

function byCode(
  text: string,
  code: string,
  { entity, firmEntity }: PlaceHints,
): CellReading<MunicipalityKey> {
  const all = withCode(code);
  const inEntity = all.filter((one) => one.entity === entity);
  const fitting = entity ? inEntity : all;
  const mine = fitting.find((one) => one.entity === firmEntity) ?? fitting[0];
  if (!mine)
    return unreadable(
      `Šifra ${code} nije opština${entity ? ` u ${ENTITY_CODES[entity]}` : ''}.`,
      all.length > 0 ? { choices: choicesOf(all) } : {},
    );
  const isSure =
    fitting.length === 1 && (text.includes(code) || (entity !== undefined && text.includes(code)));
  return isSure
    ? plainly(storedMunicipality(mine))
    : changed(storedMunicipality(mine), {
        kind: 'municipality-code',
        old: text,
        now: writtenMunicipality(mine),
        toConfirm: true,
      });
}

function byName(text: string, { entity }: PlaceHints): CellReading<MunicipalityKey> {
  const found = findMunicipality(text, entity);
  if (found.kind === 'several')
    return unreadable(`„${text}“ može biti više opština: izaberite.`, { choices: choicesOf(found.among) });
  if (found.kind === 'none')
    return unreadable(`Nema opštine „${text}“: izaberite najbližu ili ispravite.`, {
      choices: choicesOf(found.nearest),
    });
  const { municipality } = found;
  if (plainName(municipality.name) === plainName(text)) return plainly(storedMunicipality(municipality));
  return changed(storedMunicipality(municipality), {
    kind: 'municipality-name',
    old: text,
    now: writtenMunicipality(municipality),
    toConfirm: false,
  });
}
