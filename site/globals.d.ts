/** Set by the build, see `vite.config.ts`. */
declare const CALCULATOR_CARDS: readonly import('./app/card.ts').Card[];
declare const CALCULATOR_TEXTS: readonly import('./app/card.ts').CardTexts[];
declare const CONTACT_EMAIL: string;
declare const PUBLIC_ORIGIN: string;
