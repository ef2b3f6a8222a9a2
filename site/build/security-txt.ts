import { addDays } from '@obracun/engine/core/days/day.ts';
import { lastRead } from '@obracun/engine/law/last-read.ts';
import { contactEmail, publicOrigin } from '../platform/product.ts';

const DAYS_VALID = 364;

/** Where to report a vulnerability (RFC 9116). It expires with the year of the last check of the law: a build is reproducible. */
export const securityTxt = `Contact: mailto:${contactEmail}
Expires: ${addDays(lastRead, DAYS_VALID)}T00:00:00.000Z
Preferred-Languages: bs, en
Canonical: ${publicOrigin}/.well-known/security.txt
`;
