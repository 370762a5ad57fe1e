import Big from "big.js";
import { firstOf, type NamedRow, type Step, type TableRow } from "./named-rows.ts";
import { withPerson } from "./people.rules.ts";

const LONGEST_ITEM = 60;
const added = { line: "line number", item: "line item", total: "line total", price: "line price", state: "order state" } as const;

/** Adds up decimals; null if one of the texts isn't a decimal. */
function figures(...texts: string[]): Big[] | null {
  try {
    return texts.map((text) => new Big(text.replaceAll(",", "") || 0));
  } catch {
    return null;
  }
}

/** Reads Shopify's orders: one row per line, with the order's own data only in its first row. */
export function readShopifyOrders(): Step {
  let name = "";
  let lines = 0;
  return ({ line, cells }) => {
    const order = firstOf(cells["Name"], name);
    const isFirst = order !== name;
    name = order;
    lines = isFirst ? 1 : lines + 1;
    const [price, units, discount] = figures(
      ...["Lineitem price", "Lineitem quantity", "Lineitem discount"].map((column) => cells[column] ?? ""),
    ) ?? [new Big(0), new Big(0), new Big(0)];
    const total = price?.times(units ?? 0).minus(discount ?? 0);
    const of = {
      ...cells,
      Name: order,
      [added.line]: String(lines),
      [added.item]: firstOf(cells["Lineitem sku"], cells["Lineitem name"]?.slice(0, LONGEST_ITEM)),
      [added.total]: total?.toFixed(2) ?? "",
      [added.state]: cells["Cancelled at"] ? "canceled" : "completed",
    };
    const names = { email: "Email", name: "Billing Name", state: "Billing Province" };
    return tablesOf(withPerson({ line, cells: of }, names), isFirst, firstOf(cells["Lineitem quantity"]) !== "");
  };
}

/** Reads WooCommerce's orders: one row per item, with the order's own data in each. */
export function readWooCommerceOrders(): Step {
  let id = "";
  let lines = 0;
  return ({ line, cells }) => {
    const order = firstOf(cells["order_id"]);
    const isFirst = order !== id;
    id = order;
    lines = isFirst ? 1 : lines + 1;
    const [total, units] = figures(cells["item_total"] ?? "", cells["item_quantity"] ?? "") ?? [];
    const price = total && units?.gt(0) ? total.div(units).toFixed(2, Big.roundHalfUp) : "";
    const of = {
      ...cells,
      [added.line]: String(lines),
      [added.item]: firstOf(cells["item_sku"], cells["item_name"]?.slice(0, LONGEST_ITEM)),
      [added.price]: price,
      [added.state]: /^(?:wc-)?(?:cancelled|failed)$/.test(cells["status"] ?? "") ? "canceled" : "completed",
    };
    const names = { email: "billing_email", given: "billing_first_name", surname: "billing_last_name", state: "billing_state" };
    return tablesOf(withPerson({ line, cells: of }, names), isFirst, firstOf(cells["item_quantity"]) !== "");
  };
}

const tablesOf = (row: NamedRow, isFirst: boolean, hasLine: boolean): TableRow[] => [
  ...(isFirst ? [{ table: "orders", ...row }] : []),
  ...(hasLine ? [{ table: "lines", ...row }] : []),
];

/** Reads orders of Adobe Commerce's order list, which has no lines. */
export const readAdobeOrders: Step = ({ line, cells }) => {
  const state = /^(?:cancell?ed|closed)$/i.test(cells["Status"] ?? "") ? "canceled" : "completed";
  return tablesOf(
    withPerson({ line, cells: { ...cells, [added.state]: state } }, { email: "Customer Email", name: "Customer Name" }),
    true,
    false,
  );
};
