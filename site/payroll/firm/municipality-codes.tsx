import { asSeen } from '@obracun/engine/core/text/letters.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/municipalities/municipalities.ts';
import { municipalityKey, municipalityWord } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import fields from '../form/fields.module.css';
import { withPart } from '../form/some-of.ts';
import type { FirmEdit } from './firm-edit.ts';

/** Municipalities whose code nobody published. */
const WITHOUT_CODE = MUNICIPALITIES.filter(({ code }) => code === null);

/** Codes of municipalities that a firm knows and nobody published. */
export function MunicipalityCodes({ firm: { municipalityCodes = {} }, change }: FirmEdit) {
  return (
    <div className={fields.fields}>
      {WITHOUT_CODE.map((one) => (
        <TextInput
          key={one.name}
          id={fieldId(`firma.sifra.${municipalityKey(one)}`)}
          label={`Šifra ${municipalityWord(one.entity, 'e')} ${one.name} (tri cifre)`}
          text={municipalityCodes[municipalityKey(one)] ?? ''}
          hint={`Nije objavljena; bez nje se nalozi za tu ${municipalityWord(one.entity, 'u')} ne prave.`}
          onText={(code) =>
            change({
              municipalityCodes: withPart(municipalityCodes, {
                [municipalityKey(one)]: asSeen(code) || undefined,
              }),
            })
          }
        />
      ))}
    </div>
  );
}
