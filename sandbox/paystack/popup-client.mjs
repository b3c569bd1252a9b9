// @ts-check
/**
 * The checkout side of @paystack/inline-js 2.25 (payments.md 1.7). The page that opened the popup
 * posts `{type:'inline:url', path:'newTransaction', params}`, 'render' and 'close'; this script
 * posts loaded:checkout, loaded:transaction, success, close and error.
 *
 * @typedef {{accessCode: string, amountText: string, email: string, isPaid: boolean,
 *   loaded: object, success: object, error?: undefined} | {error: string}} Answer
 */

const elementById = (/** @type {string} */ id) =>
  /** @type {HTMLElement} */ (document.getElementById(id));
const pay = /** @type {HTMLButtonElement} */ (elementById('pay'));
const decline = /** @type {HTMLButtonElement} */ (elementById('decline'));
const close = /** @type {HTMLButtonElement} */ (elementById('close'));

let accessCode = '';
let currentRequest = '';
let status = 'abandoned';
let opener = '*';

/** @param {string} event @param {object} [data] */
function post(event, data) {
  window.parent.postMessage({ event, data }, opener);
}

/** @param {string} path @param {unknown} body @returns {Promise<Answer>} */
async function postJson(path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((response) => response.json())
    .catch(() => ({ error: 'The sandbox did not answer.' }));
}

/**
 * The page may request one transaction twice: immediately, and again after loaded:checkout.
 * @param {object} params
 */
async function begin(params) {
  const request = JSON.stringify(params);
  if (request === currentRequest) return;
  currentRequest = request;
  enable(false);
  close.disabled = true;
  elementById('status').textContent = '';
  const answer = await postJson('/popup/begin', params);
  close.disabled = false;
  if (currentRequest !== request) return;
  if (answer.error !== undefined) return showError(answer.error);
  accessCode = answer.accessCode;
  elementById('amount').textContent = answer.amountText;
  elementById('email').textContent = answer.email;
  elementById('order').hidden = false;
  post('loaded:transaction', answer.loaded);
  if (answer.isPaid) return finish(answer.success);
  enable(true);
  pay.focus();
}

/** @param {string} message */
function showError(message) {
  elementById('order').hidden = true;
  elementById('status').textContent = message;
  post('error', { type: 'setup', message });
}

/** @param {object} data */
function finish(data) {
  status = 'success';
  currentRequest = '';
  elementById('status').textContent = 'Paid';
  post('success', data);
}

/** @param {boolean} isOn */
function enable(isOn) {
  pay.disabled = !isOn;
  decline.disabled = !isOn;
}

pay.addEventListener('click', async () => {
  enable(false);
  elementById('status').textContent = 'Paying…';
  const answer = await postJson('/popup/pay', { accessCode });
  if (answer.error === undefined) finish(answer.success);
  else showError(answer.error);
});

decline.addEventListener('click', async () => {
  enable(false);
  const answer = await postJson('/popup/decline', { accessCode });
  elementById('status').textContent = answer.error ?? 'Declined. You can try again.';
  enable(answer.error === undefined);
});

close.addEventListener('click', () => {
  currentRequest = '';
  close.disabled = true; // nothing to close until the next transaction starts
  enable(false); // the frame stays for the next transaction; this one can no longer be paid
  post('close', { status });
});

window.addEventListener('message', (message) => {
  if (message.source !== window.parent || window.parent === window) return;
  if (message.origin !== 'null') opener = message.origin;
  if (message.data === 'close') currentRequest = '';
  if (message.data?.type !== 'inline:url' || message.data.path !== 'newTransaction') return;
  status = 'abandoned';
  void begin(message.data.params);
});

post('loaded:checkout');
