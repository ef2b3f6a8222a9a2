import { config } from 'zod/mini';

// The content security policy forbids the code zod would otherwise write for itself.
config({ jitless: true });
