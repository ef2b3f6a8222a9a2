import { firstDayOf, lastDayOf, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { type Engagement, newEngagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { FEDERATION, SRPSKA } from './sample-firms.ts';

/** A contract for work and a member of the board in the Federation, an author in Republika Srpska. */
export const sampleEngagements = (of: YearMonth): readonly Engagement[] => [
  {
    ...newEngagement(FEDERATION, 'fbih', 'djelo', lastDayOf(of)),
    firstName: 'Osoba',
    lastName: 'Ogledna Sedma',
    jmbg: '3112899990025',
    address: 'Izmišljena 7',
    municipality: { entity: 'fbih', code: '103', name: 'Zenica' },
    account: '3389990000001270',
    subject: 'Uređenje arhive, ugovor 1/ogledno',
    amount: 100_000,
  },
  {
    ...newEngagement(FEDERATION, 'fbih', 'odbor', firstDayOf(of)),
    kind: 'board',
    firstName: 'Osoba',
    lastName: 'Ogledna Osma',
    jmbg: '3112899990033',
    address: 'Izmišljena 8',
    municipality: { entity: 'fbih', code: '077', name: 'Centar Sarajevo' },
    account: '1619990000001306',
    subject: 'Naknada člana nadzornog odbora',
    basis: 'neto',
    amount: 40_000,
    isMonthly: true,
  },
  {
    ...newEngagement(SRPSKA, 'rs', 'autor', lastDayOf(of)),
    kind: 'author',
    firstName: 'Osoba',
    lastName: 'Ogledna Deveta',
    jmbg: '3112899990041',
    address: 'Izmišljena 9',
    municipality: { entity: 'rs', code: '002', name: 'Banja Luka' },
    account: '5559990000001410',
    subject: 'Ilustracije, ugovor 2/ogledno',
    amount: 80_000,
    costsRate: 400_000,
  },
];
