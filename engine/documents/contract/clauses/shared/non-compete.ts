import type { Text } from '../../../blocks.ts';
import { clause, type Setting, when } from '../../clause.ts';
import { NON_COMPETE } from '../../law/sources.ts';
import { counted, MONTHS, stated } from '../../wording.ts';

export const nonCompete = clause('Zabrana takmičenja', NON_COMPETE, (setting) =>
  setting.contract.nonCompete ? [whileItLasts(setting), ...afterwards(setting)] : [],
);

const whileItLasts = ({ roles }: Setting): string =>
  `Dok ovaj ugovor traje, ${roles.employee.nominativ} samo uz prethodnu pisanu saglasnost ${roles.employer.genitiv} može za svoj ili tuđi račun ugovarati i obavljati poslove iz djelatnosti ${roles.employer.genitiv}.`;

const afterwards = ({ contract, roles }: Setting): readonly Text[] => [
  ...when(
    contract.nonCompeteMonths !== null,
    `Ista zabrana važi i nakon prestanka ugovora, u roku koji traje ${counted(contract.nonCompeteMonths, MONTHS)}, a ${roles.employer.nominativ} za to vrijeme plaća naknadu.`,
    ...stated('Naknada za vrijeme zabrane', contract.nonCompeteCompensation),
  ),
];
