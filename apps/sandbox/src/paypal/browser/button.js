// The button's frame: a click belongs to the page around it.
const { parent: shop, name } = document.body.dataset;
document.querySelector("button").addEventListener("click", () => {
  window.parent.postMessage({ paypal: "click", name }, shop);
});
