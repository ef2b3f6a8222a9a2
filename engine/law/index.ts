import { bd } from './bd/index.ts';
import { bih } from './bih/index.ts';
import { fbih } from './fbih/index.ts';
import { rs } from './rs/index.ts';

export const lawTrees = { rs, fbih, bd, bih } as const;
