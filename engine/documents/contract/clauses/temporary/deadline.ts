import { clause, type Setting, when } from '../../clause.ts';
import { limitOn } from '../../law/limits.ts';
import { TEMPORARY_WORK } from '../../law/sources.ts';
import { counted, DAYS, ofDay, stated, WORKING_DAYS } from '../../wording.ts';

/** Republika Srpska counts working days. */
const daysOf = ({ contract }: Setting, days: number | null): string =>
  counted(days, contract.entity === 'RS' ? WORKING_DAYS : DAYS);

/** The parties promise to keep to the yearly limit, whatever other contracts they have. */
export const deadline = clause('Rok izvršenja', TEMPORARY_WORK, (setting) => {
  const { contract, facts } = setting;
  const limit = limitOn(contract.entity, 'temporaryWorkDays', contract.startDate ?? facts.today);
  return [
    `Izvršilac počinje obavljati poslove dana ${ofDay(contract.startDate)}.`,
    ...stated('Rok izvršenja poslova', contract.deadline),
    `Poslovi po ovom ugovoru traju ${daysOf(setting, contract.workDays)} u kalendarskoj godini.`,
    ...when(
      limit !== undefined,
      `Po ovom i drugim ugovorima o privremenim i povremenim poslovima kod Poslodavca Izvršilac u jednoj kalendarskoj godini radi najviše ${daysOf(setting, limit?.vrijednost ?? null)}.`,
    ),
  ];
});
