// @ts-check
/**
 * The checkout side of @paystack/inline-js 2.25 (payments.md 1.7). The page that opened the popup
 * posts `{type:'inline:url', path:'newTransaction', params}`, 'render' and 'close'; this script
 * posts loaded:checkout, loaded:transaction, success, close and error.
 *
 * @typedef {{accessCode: string, amountText: string, email: string, isPaid: boolean,
 *   loaded: object, success: object, error?: undefined} | {error: string}} Answer
 */

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const pay = /** @type {HTMLButtonElement} */ (part('pay'));
const decline = /** @type {HTMLButtonElement} */ (part('decline'));
const close = /** @type {HTMLButtonElement} */ (part('close'));

let accessCode = '';
let asked = '';
let status = 'abandoned';
let opener = '*';

/** @param {string} event @param {object} [data] */
function post(event, data) {
  window.parent.postMessage({ event, data }, opener);
}

/** @param {string} path @param {unknown} body @returns {Promise<Answer>} */
async function ask(path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((response) => response.json())
    .catch(() => ({ error: 'The sandbox did not answer.' }));
}

/**
 * The page may ask twice for one transaction: at once, and again after loaded:checkout.
 * @param {object} params
 */
async function begin(params) {
  const wanted = JSON.stringify(params);
  if (wanted === asked) return;
  asked = wanted;
  enable(false);
  close.disabled = true;
  part('status').textContent = '';
  const answer = await ask('/popup/begin', params);
  close.disabled = false;
  if (asked !== wanted) return;
  if (answer.error !== undefined) return refuse(answer.error);
  accessCode = answer.accessCode;
  part('amount').textContent = answer.amountText;
  part('email').textContent = answer.email;
  part('order').hidden = false;
  post('loaded:transaction', answer.loaded);
  if (answer.isPaid) return finish(answer.success);
  enable(true);
  pay.focus();
}

/** @param {string} message */
function refuse(message) {
  part('order').hidden = true;
  part('status').textContent = message;
  post('error', { type: 'setup', message });
}

/** @param {object} data */
function finish(data) {
  status = 'success';
  asked = '';
  part('status').textContent = 'Paid';
  post('success', data);
}

/** @param {boolean} isOn */
function enable(isOn) {
  pay.disabled = !isOn;
  decline.disabled = !isOn;
}

pay.addEventListener('click', async () => {
  enable(false);
  part('status').textContent = 'Paying…';
  const answer = await ask('/popup/pay', { accessCode });
  if (answer.error === undefined) finish(answer.success);
  else refuse(answer.error);
});

decline.addEventListener('click', async () => {
  enable(false);
  const answer = await ask('/popup/decline', { accessCode });
  part('status').textContent = answer.error ?? 'Declined. You can try again.';
  enable(answer.error === undefined);
});

close.addEventListener('click', () => {
  asked = '';
  close.disabled = true; // nothing to close until the next transaction starts
  enable(false); // the frame stays for the next transaction; this one can no longer be paid
  post('close', { status });
});

window.addEventListener('message', (message) => {
  if (message.source !== window.parent || window.parent === window) return;
  if (message.origin !== 'null') opener = message.origin;
  if (message.data === 'close') asked = '';
  if (message.data?.type !== 'inline:url' || message.data.path !== 'newTransaction') return;
  status = 'abandoned';
  void begin(message.data.params);
});

post('loaded:checkout');
