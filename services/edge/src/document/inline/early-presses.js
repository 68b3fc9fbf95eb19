(() => {
  const pressable =
    'button, [role="button"], [role="tab"], input[type="checkbox"], input[type="radio"], a[data-press]';
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  const repeat = (control, submitter, wasAlive, triesLeft) => {
    if (wasAlive && control.isConnected)
      return submitter === undefined ? control.click() : control.requestSubmit(submitter);
    if (triesLeft > 0) setTimeout(() => repeat(control, submitter, isAlive(control), triesLeft - 1), 50);
    else if (control.matches('a')) location.assign(control.href);
  };
  const hold = (event) => {
    const isSubmit = event.type === 'submit';
    const control = isSubmit ? event.target : event.target.closest(pressable);
    if (!control || isAlive(control)) return;
    if (control.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (isSubmit ? control.hasAttribute('action') : control.form && control.type === 'submit') return;
    if (isSubmit || control.matches('input, a')) event.preventDefault();
    event.stopImmediatePropagation();
    setTimeout(() => repeat(control, isSubmit ? event.submitter : undefined, false, 300), 50);
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
})();
