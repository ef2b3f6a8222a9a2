import { config } from 'zod/mini';

// The content security policy forbids the code that zod otherwise generates.
config({ jitless: true });
