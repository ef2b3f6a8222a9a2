import { bih } from './bih/index.ts';
import { fbih } from './fbih/index.ts';
import { rs } from './rs/index.ts';

export const lawTrees = { rs, fbih, bih } as const;
