/** What somebody can stand on. */
const STANDS = 'a[href], button';

/**
 * Watches what was pressed until it goes with what it belonged to: the focus, which would then stand nowhere, goes to the next
 * of the same list, else to the one before, else to a place given. @returns gives the watch up
 */
export function followFocus(elsewhere: () => HTMLElement | null | undefined): () => void {
  const pressed = document.activeElement;
  const row = pressed?.closest('li');
  const near = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(STANDS);
  const watch = new MutationObserver(() => {
    if (pressed?.isConnected) return;
    watch.disconnect();
    if (document.activeElement === document.body) (near?.isConnected ? near : elsewhere())?.focus();
  });
  if (pressed && pressed !== document.body) watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
