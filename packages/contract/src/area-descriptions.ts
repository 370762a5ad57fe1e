import type * as areas from "./areas/index.ts";

/** What each area of the API is for, as its documentation says it. */
export const areaDescriptions: Record<keyof typeof areas, string> = {
  account: "Sign-in, sessions, passwords, passkeys, two-step verification and personal data.",
  banner: "Notices above a page.",
  checkout: "From a bag to a paid order.",
  content: "Search in the site's pages, redirects, and the site's forms.",
  customer: "The signed-in person, business accounts with users and branches, addresses, applications and receipts.",
  gallery: "Scenes of rooms with the products they show.",
  log: "Error reports of pages.",
  notificationpreference: "Consent to text messages about orders.",
  office: "For the shop's staff.",
  privacy: "Requests of people about their personal data.",
  product: "Lists, details, stock, pictures and documents of products.",
  slabs: "Single slabs by bundle: lists, details, holds.",
  storefront: "Settings of the storefront.",
  storelocator: "Stores, and which one is near.",
  subscriptions: "Newsletters.",
  suggestions: "Suggestions while a shopper types.",
  tag: "Tags of analytics and advertising services, for pages where the visitor consented.",
  usertag: "Idea books: products, slabs, scenes and articles that customers collect and share.",
  webreceipt: "Receipts of orders and payments, by their secret links.",
  webshoppingbag: "The bag before it becomes an order.",
  wishlist: "Lists of items that customers keep for later.",
};
