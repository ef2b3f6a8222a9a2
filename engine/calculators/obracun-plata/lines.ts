import { rsWageSlip } from '../../rules/rs/wage-lines.ts';

export const slip = rsWageSlip(false);
