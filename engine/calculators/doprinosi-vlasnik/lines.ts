import { allContributionsSlip } from '../../rules/rs/year-lines.ts';

export const slip = allContributionsSlip('osnovica_vlasnik');
