// Fetched by `started.js` for a page whose scripts or styles did not come: it can be of a version that is not, or not yet, on
// every copy of the service. It is loaded once more; if that does not help, it says so.
async function heal() {
  const isThere = await fetch(location.pathname, { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // A copy that is being replaced needs a moment.
  if (isThere && isFirst()) setTimeout(() => location.reload(), 1000);
  else say(isThere ? 'Ova stranica se nije učitala do kraja.' : 'Provjerite vezu s internetom.');
}

/** As `site/parts/heal.ts` notes it: no page loads in a circle. */
function isFirst() {
  try {
    const last = Number(sessionStorage.getItem('ponovo-ucitano'));
    if (Date.now() - last <= 60_000) return false;
    sessionStorage.setItem('ponovo-ucitano', String(Date.now()));
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

void heal();
