/** Inputs stay with the step of the tab's history they were entered at: reloading or coming back finds them there. */
interface Step {
  readonly unos?: string;
}

function keep(unos: string, address: string): void {
  try {
    history.replaceState({ unos } satisfies Step, '', address);
  } catch {
    // Browsers refuse what comes too often: the next change is kept with all before it.
  }
}

/** What a step of the tab's history carries on which encoded inputs are to be found. */
export const stepWith = (unos: string): object => ({ unos }) satisfies Step;

/** The address of this page with encoded inputs after `#`. */
export const linkTo = (encoded: string): string => new URL(`#${encoded}`, location.href).href;

/** The encoded inputs of this step, '' when there are none: a step may be another program's. */
export function keptInputs(): string {
  const unos = (history.state as Partial<Record<keyof Step, unknown>> | null)?.unos;
  return typeof unos === 'string' ? unos : '';
}

/** Keeps encoded inputs out of sight of everybody but this tab. */
export const keepInputs = (encoded: string): void => keep(encoded, location.href);

/** Keeps encoded inputs and puts those of a link into the address; gives the whole link. */
export function shareInputs(encoded: string, ofLink: string): string {
  const link = linkTo(ofLink);
  keep(encoded, link);
  return link;
}

/** Takes them out again, so that reloading a cleared form does not bring them back. */
export const dropInputs = (): void => keep('', location.pathname + location.search);
