/** The writer of messages and its check of an address, in one chunk. */
export { isMailAddress } from './eml.ts';
export { slipMails } from './slip-mails.ts';
