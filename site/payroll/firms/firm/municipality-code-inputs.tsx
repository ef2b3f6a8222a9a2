import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { isMunicipalityCode } from '@obracun/engine/payroll/firms/accounts/canton-of.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/firms/municipalities/municipalities.ts';
import {
  municipalityKey,
  municipalityWord,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { MunicipalityKey } from '@obracun/engine/payroll/model/place.ts';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { TextInput } from '../../../fields/text-input.tsx';
import type { RecordEdit } from '../../ui/form/record-rows.ts';
import { withPart } from '../../ui/form/some-of.ts';

const WITHOUT_CODE: readonly MunicipalityKey[] = MUNICIPALITIES.filter(({ code }) => code === null);

/** The municipalities without a published code: the firm's own beside its seat, the others among its accounts. */
export const withoutCode = (seat: MunicipalityKey | undefined, isSeat: boolean): readonly MunicipalityKey[] =>
  WITHOUT_CODE.filter(
    (one) => (seat !== undefined && municipalityKey(one) === municipalityKey(seat)) === isSeat,
  );

interface MunicipalityCodeInputsProps extends RecordEdit<Firm> {
  readonly of: readonly MunicipalityKey[];
}

/** Codes of municipalities that were not found in any list, typed once for all firms. */
export const MunicipalityCodeInputs = ({
  draft: { municipalityCodes = {} },
  change,
  of,
}: MunicipalityCodeInputsProps) =>
  of.map((one) => {
    const text = municipalityCodes[municipalityKey(one)] ?? '';
    return (
      <TextInput
        key={one.name}
        id={fieldId(`firma.sifra.${municipalityKey(one)}`)}
        label={`Šifra ${municipalityWord(one.entity, 'e')} ${one.name} (tri cifre)`}
        text={text}
        hint="Bez nje nema naloga. Jednom upisana vrijedi za sve vaše firme, i za zaključene mjesece."
        warning={text === '' || isMunicipalityCode(text) ? undefined : 'Šifra ima tri cifre, npr. 002.'}
        onText={(code) =>
          change({
            municipalityCodes: withPart(municipalityCodes, {
              [municipalityKey(one)]: visibleText(code) || undefined,
            }),
          })
        }
      />
    );
  });
