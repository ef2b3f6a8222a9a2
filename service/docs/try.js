// Served as it stands, under a policy without inline scripts. In the head, so that a dark page is dark from the start.
if (readTheme() === 'dark') document.documentElement.dataset.theme = 'dark';

document.addEventListener('DOMContentLoaded', () => {
  for (const form of document.querySelectorAll('form[data-call]')) {
    if (form instanceof HTMLFormElement) prepare(form);
  }
});

/** Storage may be closed to us; then the page is light. */
function readTheme() {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null;
  }
}

/** @param {HTMLFormElement} form */
function prepare(form) {
  const { example, body, explained } = form.elements;
  const output = form.querySelector('output');
  const button = form.querySelector('button');
  example.addEventListener('change', () => {
    body.value = example.value;
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    output.textContent = 'Računam…';
    output.textContent = await answerTo(
      form.dataset.call + (explained.checked ? '?objasnjenje=1' : ''),
      body.value,
    );
  });
  // Until now it would have sent the form the browser's way, with the amounts in the address.
  button.disabled = false;
}

/**
 * @param {string} url
 * @param {string} body
 * @returns {Promise<string>} the status and the answer, as people read them
 */
async function answerTo(url, body) {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body });
    return `${response.status}\n${JSON.stringify(await response.json(), null, 2)}`;
  } catch {
    return 'Servis ne odgovara: provjerite vezu i pokušajte ponovo.';
  }
}
