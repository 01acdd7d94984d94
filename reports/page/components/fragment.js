// The fragment of the URL is the state of the page. A page that another page shows in a frame, as the playground does, has no URL of its
// own (about:srcdoc). It sends its fragment to the other page, which keeps it, and takes the fragment that it receives.

const isFramed = location.protocol === 'about:';

function sendFragment() {
  if (isFramed) parent.postMessage({fragment: location.hash}, '*'); // a file has no origin to name
}

// Replaces the fragment, or removes it if it is '', without an event. A URL relative to the frame's base would be one of the other page.
function replaceFragment(fragment) {
  history.replaceState(null, '', location.href.split('#', 1)[0] + fragment);
  sendFragment();
}

if (isFramed) {
  window.addEventListener('keydown', (event) => { // the browser would print the window, in which the frame is cut off
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'p') return;
    event.preventDefault();
    print();
  });
  window.addEventListener('hashchange', sendFragment);
  window.addEventListener('message', ({source, data}) => {
    if (source !== parent) return;
    if (data?.print === true) print();
    else if (typeof data?.fragment === 'string') location.hash = data.fragment;
  });
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[href^="#"]');
    if (link === null) return;
    event.preventDefault();
    location.hash = link.hash;
  });
}
