/** An import that may not be kept, with the sentence that says why. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}
