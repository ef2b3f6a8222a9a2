/** Set by the build, see `vite.config.ts`. */
declare const CALCULATOR_CARDS: readonly import('./app/card.ts').Card[];
declare const CONTACT_EMAIL: string;
declare const PUBLIC_ORIGIN: string;
