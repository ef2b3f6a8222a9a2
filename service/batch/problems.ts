import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import type { Problem } from '../problems.ts';
import { LIMITS } from './limits.ts';

const KB = 1024;
const MB = KB * KB;

/** Why a request of many calculations, or one of them, is not read; besides what any call may be refused for. */
export const BATCH_PROBLEMS = {
  tooMuch: {
    status: 413,
    kod: 'velicina',
    detail: `Lista smije imati najviše ${formatDecimal(LIMITS.rows, 0)} obračuna i ${LIMITS.bytes / MB} MB: podijelite je ili pošaljite redove kao application/x-ndjson.`,
  },
  tooMuchExplained: {
    status: 413,
    kod: 'velicina',
    detail: `Uz objašnjenje lista smije imati najviše ${LIMITS.explainedRows} obračuna: podijelite je ili pošaljite redove kao application/x-ndjson.`,
  },
  type: {
    status: 415,
    kod: 'vrsta',
    detail:
      'Pošaljite listu sa zaglavljem Content-Type: application/json ili redove sa Content-Type: application/x-ndjson.',
  },
  noList: {
    status: 422,
    kod: 'json',
    detail: 'Pošaljite listu: [{ "poziv": "/calculate", "unos": { … } }].',
  },
  brokenRow: {
    status: 422,
    kod: 'json',
    detail: 'Ovaj obračun nije ispravan JSON: provjerite zagrade, navodnike i zareze.',
  },
  rowTooLong: {
    status: 422,
    kod: 'velicina',
    detail: `Jedan obračun smije imati najviše ${LIMITS.rowBytes / KB} KB.`,
  },
} as const satisfies Record<string, Problem>;
