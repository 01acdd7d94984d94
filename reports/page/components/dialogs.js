// A dialog that the fragment of the URL opens, such as #orbit=9. The fragment is removed when the user closes the dialog.

// show(match) shows what the fragment selects; it returns false if that does not exist.
function fragmentDialog(dialog, pattern, show) {
  let isValid = false;

  function follow() {
    const match = pattern.exec(location.hash);
    isValid = match !== null && show(match) !== false;
    if (!isValid) {
      dialog.close();
      return;
    }
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('h2').focus(); // navigation moves the focus
  }

  dialog.addEventListener('close', () => {
    if (isValid && pattern.test(location.hash)) replaceFragment('');
  });
  dialog.querySelector('[data-close]').addEventListener('click', () => dialog.close());
  window.addEventListener('hashchange', follow);
  window.addEventListener('load', follow); // after the browser has processed the fragment
}
