import { doubted, type Requirement, wanted } from '../../../documents/requirement.ts';
import { fullName, seatOf } from '../../model/firm.ts';
import { type Certificate, isOfPay, leftOutText } from './certificate.ts';

/** What a certificate still lacks, and the months left out of it; nothing blocks. */
export function certificateRequirements(certificate: Certificate): readonly Requirement[] {
  const { kind, firm, worker, day, purpose, purposeText, signer } = certificate;
  const months = kind === 'average' ? certificate.averaged : certificate.months;
  const isTyped = (text: string): boolean => text.trim() !== '';
  return [
    wanted('firma.name', 'Naziv poslodavca', isTyped(firm.name)),
    wanted('firma.address', 'Sjedište poslodavca', isTyped(seatOf(firm))),
    wanted('firma.jib', 'JIB poslodavca', isTyped(firm.jib)),
    wanted('radnik.lastName', 'Ime i prezime radnika', isTyped(fullName(worker))),
    wanted('radnik.jmbg', 'JMBG radnika', isTyped(worker.jmbg)),
    wanted('radnik.position', 'Radno mjesto', isTyped(worker.position)),
    wanted('radnik.employedFrom', 'Zaposlen od', worker.employedFrom !== undefined),
    wanted('potvrda.day', 'Datum', day !== ''),
    ...(purpose === 'other' ? [wanted('potvrda.purposeText', 'Svrha', isTyped(purposeText))] : []),
    wanted('potvrda.signer', 'Potpisnik za poslodavca', isTyped(signer)),
    ...(isOfPay(kind) ? [wanted('potvrda.months', 'Zaključen mjesec', months.paid.length > 0)] : []),
    ...(isOfPay(kind) && months.leftOut.length > 0
      ? [doubted('potvrda.months', 'Mjeseci', leftOutText(months.leftOut))]
      : []),
  ];
}
