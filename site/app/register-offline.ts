/** Lets the built site open without a network from the second visit on. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Not allowed in some private windows; the site then needs the network as any other.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  });
}
