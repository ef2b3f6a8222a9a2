/** The law, or the input together with the law, says no; `polje` is empty where it is the day. Caught by `calculate` and answered as an issue, never as a fault. */
export class Refusal extends Error {
  readonly polje: string;
  readonly kod: string;

  constructor(polje: string, kod: string, poruka: string) {
    super(poruka);
    this.polje = polje;
    this.kod = kod;
  }
}
