// Fetched by `started.js` for a page whose scripts or styles failed to load: some copies of the service may not have its version
// any more, or not yet. They are requested again, which keeps the page; then the page reloads once; if that fails
// too, it shows a message.
async function reloadOnce() {
  if (await cameAfterAll()) return;
  const isThere = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // Time for a copy to be replaced.
  if (isThere && isFirst()) setTimeout(() => location.reload(), 1000);
  else say(isThere ? 'Ova stranica se nije učitala do kraja.' : 'Provjerite vezu s internetom.');
}

/** Some browsers cache a failed load: there it fails again without a request. */
async function cameAfterAll(more = 2) {
  const { src } = document.querySelector('script[type="module"][src]');
  const hasCome = await Promise.all([styled(), import(src)]).then(
    () => true,
    () => false,
  );
  return hasCome || (more > 0 && cameAfterAll(more - 1));
}

function styled() {
  if (document.styleSheets[0]?.cssRules.length) return undefined;
  const link = document.querySelector('link[rel="stylesheet"]');
  const again = link.cloneNode();
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = reject;
    link.replaceWith(again);
  });
}

/** Shares the keys of `site/lazy-loading/reload-once.ts`: no page reloads in a loop, and the focus returns to its field. */
function isFirst() {
  try {
    const last = Number(sessionStorage.getItem('ponovo-ucitano'));
    if (Date.now() - last <= 60_000) return false;
    sessionStorage.setItem('ponovo-ucitano', String(Date.now()));
    sessionStorage.setItem('ponovo-mjesto', document.activeElement.id);
    return true;
  } catch {
    return false;
  }
}

function say(why) {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.style.cssText = 'margin: 0; padding: 1rem; border-bottom: 1px solid; font-family: sans-serif';
  const again = document.createElement('button');
  again.textContent = 'Pokušaj ponovo';
  again.style.cssText = 'padding: 0.5rem 1rem; font: inherit';
  again.onclick = () => location.reload();
  words.append(`Loading chunk failed. ${why} Dok se ne učita, polja na njoj ne rade. `, again);
  document.body.prepend(words);
}

void reloadOnce();
