// Fetched by `started.js` for a page whose scripts or styles did not come: it can be of a version that is not, or not yet, on
// every copy of the service. They are asked for again, which leaves the page as it is; then it is loaded once more; if that does
// not help either, it says so.
async function reloadOnce() {
  if (await cameAfterAll()) return;
  const isThere = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // A copy that is being replaced needs a moment.
  if (isThere && isFirst()) setTimeout(() => location.reload(), 1000);
  else say(isThere ? 'Ova stranica se nije učitala do kraja.' : 'Provjerite vezu s internetom.');
}

/** Some browsers remember what did not come: there it fails again without being asked for. */
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

/** As `site/lazy-loading/reload-once.ts` notes it: no page loads in a circle, and who stood in a field stands there again. */
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
