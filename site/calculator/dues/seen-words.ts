import type { PublicAccount } from '@obracun/engine/law/account.ts';

/** When the account was last seen: `Viđeno 09/2025,`. */
export const seenWords = ({ seen }: PublicAccount): string =>
  seen ? `Viđeno ${seen.split('-').toReversed().join('/')}:` : 'Dan nije poznat:';
