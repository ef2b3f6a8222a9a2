import type { Worker } from './worker.ts';

type Named = Pick<Worker, 'firstName' | 'lastName'>;

/** `Radnik Prvi`, as documents name a person. */
export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

/** `Prvi Radnik`, as lists are looked through. */
export const surnameFirst = ({ firstName, lastName }: Named): string => `${lastName} ${firstName}`.trim();
