// Fills the page for the job site: orders that this browser keeps, and the boxes of a room. The storefront's own scripts aren't there.
const MOST_ORDERS = 3;

function element(name, text, more = {}) {
  const made = Object.assign(document.createElement(name), more);
  made.textContent = text;
  return made;
}

function keptOrders() {
  try {
    return JSON.parse(localStorage.getItem("azulejo_orders") ?? "[]");
  } catch {
    return [];
  }
}

function showOrders(place) {
  const orders = keptOrders().slice(0, MOST_ORDERS);
  if (orders.length === 0) return;
  place.replaceChildren(
    ...orders.map(({ title, when, lines }) => {
      const order = document.createElement("li");
      const list = document.createElement("ul");
      list.append(...lines.map((line) => element("li", line)));
      order.append(element("strong", title), element("p", when), list);
      return order;
    }),
  );
}

const numberIn = (form, name) => Number(form.elements.namedItem(name).value.replace(",", "."));

function count(form, result) {
  const [length, width, waste, box] = ["length", "width", "waste", "box"].map((name) => numberIn(form, name));
  const area = length * width * (1 + waste / 100);
  if (!(area > 0)) return result.replaceChildren(result.dataset.empty);
  const figures = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });
  const said = result.dataset.area.replace("AREA", figures.format(area));
  const boxes = box > 0 ? result.dataset.boxes.replace("BOXES", figures.format(Math.ceil(area / box))) : "";
  result.replaceChildren([said, boxes].filter(Boolean).join(" · "));
}

// The worker shows the page at the address that could not be reached. Nobody can answer there.
if (!location.pathname.endsWith("/offline")) document.querySelector(".consent")?.remove();
const orders = document.getElementById("kept-orders");
if (orders) showOrders(orders);
const form = document.getElementById("room");
const result = document.getElementById("room-result");
if (form && result) {
  form.addEventListener("input", () => count(form, result));
  form.addEventListener("submit", (event) => event.preventDefault());
}
