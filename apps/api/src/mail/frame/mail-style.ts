export const ink = "#1D1C1A";
export const plain = { color: ink, fontSize: "15px", lineHeight: "22px", margin: "0 0 8px" };
export const soft = { ...plain, color: "#5E5A53", fontSize: "13px", lineHeight: "19px" };

/** The shop as its emails show it. */
export interface MailShop {
  name: string;
  phone: string;
  postalAddress: string;
  /** The storefront's accent, and the text color on it. */
  accent: string;
  accentInk: string;
  /** A PNG, with its size on the page in pixels; null if the shop has none. */
  logo: { address: string; width: number; height: number } | null;
}
