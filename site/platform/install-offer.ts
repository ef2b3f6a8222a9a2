import { sharedValue } from './shared-value.ts';

/** An event of some browsers only, which others ignore. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

const offered = sharedValue<InstallPrompt | undefined>(undefined);

/** Keeps the offer of the browser to install the site for the menu, in place of its own banner. Called before the site renders. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => offered.set(undefined));
}

/** Asks the browser to install the site; undefined where it offers nothing. An offer can be used once. */
export function useInstallOffer(): (() => void) | undefined {
  const offer = offered.use();
  return (
    offer &&
    (() => {
      offered.set(undefined);
      void offer.prompt();
    })
  );
}
