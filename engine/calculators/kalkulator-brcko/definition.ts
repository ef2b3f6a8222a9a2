import { define } from '../../core/define.ts';
import { wageBases } from '../../rules/salary/form/bases.ts';
import { inSrpska } from '../../rules/salary/words.ts';
import { checks, fields, groups } from './fields.ts';

const { contractedGross, netWage, totalGross } = wageBases(inSrpska);

export const definition = define({
  id: 'kalkulator-brcko',
  path: '/calculate_brcko',
  title: 'Obračun plata i doprinosa u Brčko distriktu',
  description:
    'Plata u Brčko distriktu po fondu RS ili FBiH, s toplim obrokom, bolovanjem i uvećanjima, s ukupnim troškom poslodavca, za svaki mjesec od 2018.',
  card: {
    title: 'Brčko distrikt',
    description: 'Plata i doprinosi po fondu RS ili FBiH, s odbitkom za izdržavane članove',
    keywords:
      'plata bruto neto brčko distrikt bd doprinosi trošak poslodavca minuli rad topli obrok zdravstveno minimalac najniža regres bolovanje dnevnica prekovremeni platna lista',
    sign: 'plata',
  },
  entity: 'bd',
  fields,
  bases: {
    bruto_plata_input: contractedGross,
    neto_plata_input: netWage,
    bruto_ukupno_input: { ...totalGross, callOnly: true },
  },
  groups,
  slip: () => import('./lines.ts'),
  checks,
});
