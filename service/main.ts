import { isMainThread } from 'node:worker_threads';

// One file is the whole service: it runs once more beside itself to write its documents.
await (isMainThread ? import('./serving.ts') : import('./packed/writing.ts'));
