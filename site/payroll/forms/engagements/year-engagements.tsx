import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import {
  type PersonYear,
  personYears,
  yearSheetsOf,
} from '@obracun/engine/payroll/forms/engagements/recap.ts';
import { incomeCertificate } from '@obracun/engine/payroll/forms/engagements/year-certificate.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { personName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import type { EngagementPayout } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import rows from '../../ui/form/listed.module.css';
import { FileButtons } from '../../ui/output/file-buttons.tsx';
import { pdfFile, sheetFile } from '../../ui/output/month-file.ts';
import { Remark } from '../../ui/output/section.tsx';
import { PersonName } from './person-name.tsx';

interface YearEngagementsProps {
  readonly firm: Firm;
  readonly year: number;
  readonly payouts: readonly EngagementPayout[];
  readonly today: Day;
}

/** The closed payouts of a year by person, with the certificate of each. */
export function YearEngagements({ firm, year, payouts, today }: YearEngagementsProps) {
  const people = personYears(payouts, year);
  if (people.length === 0) return null;
  const total = sumOf(people, (one) => sumOf(one.payouts, ({ figures }) => figures.cost));
  return (
    <Folded title={`Isplaćeno u ${year}. godini`} line={`trošak ${formatMoney(total)}`}>
      <Remark>Zaključene isplate, po danu isplate.</Remark>
      <FileButtons
        files={[sheetFile('Godina (Excel)', `ugovori_${year}`, () => yearSheetsOf(year, people))]}
      />
      <ul className="near">
        {people.map((one) => (
          <PersonRow key={one.payouts[0]?.engagement.id} firm={firm} year={year} one={one} today={today} />
        ))}
      </ul>
    </Folded>
  );
}

interface PersonRowProps extends Pick<YearEngagementsProps, 'firm' | 'year' | 'today'> {
  readonly one: PersonYear;
}

const PersonRow = ({ firm, year, one, today }: PersonRowProps) => {
  const { person, payouts } = one;
  const sum = (of: 'gross' | 'tax' | 'net' | 'cost') =>
    formatMoney(sumOf(payouts, ({ figures }) => figures[of]));
  const hasIncome = payouts.some(({ figures }) => figures.gross > 0);
  return (
    <li className={rows.row}>
      <span className={rows.name}>
        <PersonName person={person} />
      </span>
      <span className={rows.facts}>
        {hasIncome
          ? `isplata: ${payouts.length} · bruto ${sum('gross')} · porez ${sum('tax')} · neto ${sum('net')}`
          : `doprinosi ${sum('cost')}`}
      </span>
      {hasIncome && (
        <FileButtons
          files={[
            pdfFile(
              'Potvrda (PDF)',
              ['potvrda-o-prihodu', year, fileNamePart(personName(person))].join('_'),
              () => incomeCertificate(firm, one, year, today),
            ),
          ]}
        />
      )}
    </li>
  );
};
