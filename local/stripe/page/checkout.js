// The page works without this: it only groups digits, guards the button and counts down.

const field = (id) => document.getElementById(id);

/** Rewrites a field while it is typed in, unless the cursor is in the middle of the text. */
function rewrite(input, format) {
  input?.addEventListener('input', (event) => {
    if (event.inputType?.startsWith('delete')) return;
    if (input.selectionEnd !== input.value.length) return;
    input.value = format(input.value.replace(/\D/g, ''));
  });
}

rewrite(field('card-number'), (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '));
rewrite(field('expiry'), (digits) =>
  digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2, 4)}`,
);

const form = document.querySelector('[data-payment-form]');
const button = form?.querySelector('button');

form?.addEventListener('submit', (event) => {
  if (button.ariaDisabled === 'true') {
    event.preventDefault();
    return;
  }
  button.ariaDisabled = 'true';
  button.textContent = 'Processing…';
});

// A page that comes back out of the browser's memory is ready to pay again.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});

const deadline = document.querySelector('[data-deadline]');
const minutesCountedDown = 10;

/** @param {string} until the time as the page came with it */
function countDown(until) {
  const seconds = Math.round((Date.parse(deadline.dateTime) - Date.now()) / 1000);
  if (seconds < 0) return;
  if (seconds < minutesCountedDown * 60) {
    const rest = String(seconds % 60).padStart(2, '0');
    deadline.textContent = `${until} (${Math.floor(seconds / 60)}:${rest} left)`;
  }
  setTimeout(countDown, 1000, until);
}

if (deadline) countDown(deadline.textContent);
