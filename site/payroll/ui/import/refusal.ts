/** Thrown when an import may not be saved; the message is the reason in Bosnian. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
