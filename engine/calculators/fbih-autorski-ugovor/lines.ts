import { contractSlip } from '../../rules/fbih/contract-lines.ts';

export const slip = contractSlip('normirani_autor');
