import { parentPort } from 'node:worker_threads';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { documentsOf } from './documents.ts';
import { packedDocuments } from './packing.ts';

// In a thread of its own: see apart.ts.
parentPort?.postMessage(await packedDocuments(documentsOf(await loadCalculators())));
