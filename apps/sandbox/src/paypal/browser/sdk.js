const { origin } = options;
let buttons = 0;

const frameOf = (name) => {
  const frame = document.createElement("iframe");
  const query = new URLSearchParams({ locale: options.locale, parent: location.origin, name });
  frame.src = `${origin}/paypal/button?${query}`;
  frame.title = "PayPal";
  frame.setAttribute("allowtransparency", "true");
  Object.assign(frame.style, { width: "100%", height: "56px", border: "0", display: "block", colorScheme: "light" });
  return frame;
};

/** Waits for a button's window to end, also when its user closes it. */
const endOf = (opened, orderID) =>
  new Promise((resolve) => {
    const finish = (outcome) => {
      clearInterval(watch);
      removeEventListener("message", listen);
      resolve(outcome);
    };
    const listen = ({ origin: from, data }) => {
      if (from === origin && data?.paypal === "end" && data.order === orderID) finish(data.outcome);
    };
    const watch = setInterval(() => opened.closed && setTimeout(() => finish("canceled"), 300), 300);
    addEventListener("message", listen);
  });

const Buttons = (given) => {
  const name = `paypal-button-${(buttons += 1)}`;
  let frame = null;
  let isOpen = false;

  const approve = async (opened, orderID) => {
    opened.location = `${origin}/paypal/checkoutnow?token=${encodeURIComponent(orderID)}&window=yes`;
    const outcome = await endOf(opened, orderID);
    if (outcome !== "approved") return given.onCancel?.({ orderID });
    const restart = async () => {
      const again = window.open("", "_blank", "popup,width=480,height=720");
      // A browser that blocks a window without a click shows the page in this one.
      if (again === null) location.assign(`${origin}/paypal/checkoutnow?token=${encodeURIComponent(orderID)}`);
      else await approve(again, orderID);
    };
    return given.onApprove?.({ orderID, payerID: "SANDBOXPAYER1", paymentSource: "paypal" }, { restart });
  };

  const click = async () => {
    if (isOpen) return;
    isOpen = true;
    let opened = null;
    try {
      let isRejected = false;
      const actions = { resolve: () => Promise.resolve(), reject: () => Promise.resolve((isRejected = true)) };
      const answered = given.onClick?.({ fundingSource: "paypal" }, actions);
      if (!isRejected) opened = window.open("", "_blank", "popup,width=480,height=720");
      await answered;
      if (isRejected) return;
      const orderID = await given.createOrder({ paymentSource: "paypal" }, {});
      if (opened === null) location.assign(`${origin}/paypal/checkoutnow?token=${encodeURIComponent(orderID)}`);
      else await approve(opened, orderID);
    } catch (error) {
      opened?.close();
      given.onError?.(error);
    } finally {
      isOpen = false;
    }
  };
  const listen = ({ origin: from, source, data }) => {
    if (from === origin && source === frame?.contentWindow && data?.paypal === "click" && data.name === name) click();
  };
  return {
    isEligible: () => true,
    render(container) {
      const node = typeof container === "string" ? document.querySelector(container) : container;
      if (!node) return Promise.reject(new Error("Expected element to be a container"));
      frame = frameOf(name);
      addEventListener("message", listen);
      return new Promise((resolve) => {
        frame.addEventListener("load", () => {
          given.onInit?.({}, {});
          resolve();
        });
        node.append(frame);
      });
    },
    close() {
      removeEventListener("message", listen);
      frame?.remove();
      return Promise.resolve();
    },
  };
};

window.paypal = { Buttons, version: "5.0.0-sandbox" };
