// Tells the page that opened this window how the approval ended.
const { order, outcome, shop } = document.body.dataset;
if (window.opener && shop) window.opener.postMessage({ paypal: "end", order, outcome }, shop);
window.close();
