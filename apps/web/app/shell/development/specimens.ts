/** Sample texts for the page of components, which only developers see. */
export const words = {
  title: "Primitives",
  close: "Close",
  open: "Open",
  center: "Dialog in the middle",
  side: "Dialog from the side",
  full: "Full sheet",
  body: "Escape, the cross or a press beside it closes this.",
  toast: "Added to your bag",
  error: "Enter a number from 1 to 99.",
  less: "One box less",
  more: "One box more",
  unit: "boxes",
  sort: "Sort by",
  packaging: "Packaging",
  note: "12 pieces",
  pattern: "Pattern",
  color: "Color",
  finish: "Finish",
  tabs: "Results",
  email: "Email",
  hint: "We send the receipt here.",
  primary: "Add to bag",
  quiet: "Save",
  plain: "More",
  notice: "Ready today at Reno",
  alert: "That card was declined. Try another card or call your bank.",
} as const;

export const patterns = [
  { value: "stack", label: "Stack" },
  { value: "third", label: "Third" },
  { value: "herringbone", label: "Herringbone" },
  { value: "sold-out", label: "Not for this size", isDisabled: true },
];

export const colors = ["white", "beige", "gray", "black", "brown", "blue", "green", "red"].map((value, index) => ({
  value,
  label: value,
  count: 20 - index,
  isDisabled: value === "red",
}));

export const orders = ["Relevance", "Newest", "Price, low to high"];
export const tabs = ["Products", "Articles", "Stores"];
