import { addDays, type Day, isDay } from '../../../core/days/day.ts';
import { counted, DAYS, formatDay, formatMoney } from '../../../core/numbers/format.ts';
import { type Block, plainText, type Text } from '../../../documents/blocks.ts';
import { statedIfGiven, typed } from '../../../documents/contract/texts/wording.ts';
import { BLANK, given, givenDay, linesOf, oneLine } from '../../../documents/typed-text.ts';
import { filled, paperHead } from '../certificates/certificate.ts';
import { type Act, isFixedTermEnd } from './act-form.ts';
import { basisOf } from './labour-law.ts';
import { firmOf, payWord } from './people.ts';
import { remedyOf } from './remedy.ts';

const paragraph = (text: Text): Block => ({ kind: 'paragraph', text });

/** The day on which the notice runs out; undefined until it is delivered. */
export const endOfNotice = ({ deliveredDay, noticeDays }: Act): Day | undefined =>
  isDay(deliveredDay) && noticeDays !== null ? addDays(deliveredDay, noticeDays) : undefined;

function termOf(act: Act, to: string): readonly string[] {
  const lasts = act.noticeDays === null ? `${BLANK} dana` : counted(act.noticeDays, DAYS);
  const end = endOfNotice(act);
  return [
    `Otkazni rok traje ${lasts} i počinje teći danom uručenja ovog otkaza ${to}.`,
    end
      ? `Otkaz je uručen ${formatDay(act.deliveredDay)} i radni odnos prestaje ${formatDay(end)}`
      : 'Radni odnos prestaje istekom otkaznog roka.',
  ];
}

export const noticeTitle = (act: Act): string =>
  isFixedTermEnd(act) ? 'Obavještenje o prestanku ugovora o radu' : 'Otkaz ugovora o radu';

/** What the employer says of the contract, by the kind of its notice. */
function endingOf(act: Act): readonly string[] {
  const contract = `zaključen dana ${givenDay(act.contractDay)} sa radnikom: ${given(act.employee)}, na radnom mjestu: ${given(act.jobTitle)}`;
  switch (act.noticeKind) {
    case 'fixedTerm':
      return [
        `Ugovor o radu na određeno vrijeme ${contract}, prestaje istekom vremena na koje je zaključen, dana ${givenDay(act.lastDay)}`,
      ];
    case 'breach':
      return [
        `Zbog povrede obaveze iz radnog odnosa otkazuje se ugovor o radu ${contract}.`,
        isDay(act.deliveredDay)
          ? `Ugovor se otkazuje bez otkaznog roka: otkaz je uručen i radni odnos prestaje ${formatDay(act.deliveredDay)}`
          : 'Ugovor se otkazuje bez otkaznog roka: radni odnos prestaje danom uručenja ovog otkaza radniku.',
      ];
    case 'probation':
      return [
        `Za vrijeme probnog rada otkazuje se ugovor o radu ${contract}.`,
        termOf(act, 'radniku').join(' '),
      ];
    default:
      return [`Otkazuje se ugovor o radu ${contract}.`, termOf(act, 'radniku').join(' ')];
  }
}

/** The notice of an employer, with its reasons and the legal remedy. */
export function employerNoticeBlocks(act: Act, day: Day): readonly Block[] {
  const points = [
    ...endingOf(act),
    ...(act.severance === null
      ? []
      : [`Radniku pripada otpremnina u iznosu od ${formatMoney(act.severance)}.`]),
    ...typed(act.unusedLeave).map(plainText),
    `Poslodavac radniku isplaćuje ${payWord(act) === 'plaća' ? 'plaću' : 'platu'} do dana prestanka radnog odnosa i odjavljuje ga s obaveznih osiguranja.`,
  ];
  return [
    ...paperHead(firmOf(act), [
      ['Broj', given(act.number)],
      ['Datum', formatDay(day)],
    ]),
    paragraph(`Na osnovu ${basisOf(act)}, poslodavac ${isFixedTermEnd(act) ? 'daje' : 'donosi'}`),
    { kind: 'title', text: noticeTitle(act), isApart: true },
    ...points.map((text, at) => paragraph(`${at + 1}. ${text}`)),
    ...reasonsOf(act),
    { kind: 'title', text: remedyTitle(act), isPart: true, isApart: true },
    ...linesOrBlank(remedyOf(act, day)),
    {
      kind: 'signatures',
      parties: [
        { role: 'Za poslodavca', name: signerOf(act) || oneLine(act.employer) },
        { role: 'Primio radnik', name: oneLine(act.employee) },
      ],
    },
    { kind: 'small', text: 'Dostaviti: radniku i evidenciji poslodavca.' },
  ];
}

const reasonsOf = (act: Act): readonly Block[] =>
  isFixedTermEnd(act)
    ? []
    : [
        { kind: 'title', text: 'Obrazloženje', isPart: true, isApart: true },
        ...linesOrBlank(act.reason),
        ...statedIfGiven('Izjašnjenje radnika', act.hearing).map(paragraph),
      ];

export const signerOf = ({ signer, employerRepresentative }: Act): string =>
  oneLine(signer) || oneLine(employerRepresentative);

const remedyTitle = ({ entity }: Act): string =>
  entity === 'fbih' ? 'Uputa o pravnom lijeku' : 'Pouka o pravnom lijeku';

const linesOrBlank = (text: string): readonly Block[] => {
  const lines = linesOf(text);
  return (lines.length > 0 ? lines : [BLANK]).map(paragraph);
};

/** The notice of a worker, as a letter to the employer. */
export function workerNoticeBlocks(act: Act, day: Day): readonly Block[] {
  return [
    {
      kind: 'columns',
      left: [
        paragraph([{ bold: given(act.employee) }]),
        paragraph(given(act.employeeAddress)),
        paragraph(`Radno mjesto: ${given(act.jobTitle)}`),
      ],
      right: [filled([['Datum', formatDay(day)]])],
    },
    paragraph('Poslodavcu:'),
    paragraph([{ bold: given(act.employer) }]),
    paragraph(given(act.employerAddress)),
    { kind: 'title', text: 'Otkaz ugovora o radu', isApart: true },
    paragraph(
      `Na osnovu ${basisOf(act)} otkazujem ugovor o radu zaključen dana ${givenDay(act.contractDay)}`,
    ),
    ...statedIfGiven('Razlog', act.reason).map(paragraph),
    ...termOf(act, 'poslodavcu').map(paragraph),
    ...typed(act.unusedLeave).map(paragraph),
    paragraph(
      `Molim da mi isplatite ${payWord(act) === 'plaća' ? 'plaću' : 'platu'} do dana prestanka radnog odnosa i uručite odjavu s obaveznih osiguranja.`,
    ),
    paragraph(`${given(act.place)}, ${formatDay(day)}`),
    {
      kind: 'signatures',
      parties: [
        { role: 'Radnik', name: oneLine(act.employee) },
        { role: 'Primio za poslodavca', name: oneLine(act.employer) },
      ],
    },
  ];
}
