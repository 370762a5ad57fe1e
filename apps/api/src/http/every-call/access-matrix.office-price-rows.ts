import { type Row, row } from "./access-matrix.row.ts";

const noSuchSeries = { scope: { of: "series", keys: ["no-such-series"] }, kind: "sale", basisPoints: 1000 };
const prices = "prices belong to the whole company";

/** Inputs of calls about prices and price levels. */
export const officePriceRows: Record<string, Row> = {
  "POST office/previewprices": row(noSuchSeries, "office_price_key_unknown"),
  "POST office/changeprices": row({ change: noSuchSeries, revision: "" }, "office_price_key_unknown"),
  "GET office/pricehistory": row({ itemNo: "NO-SUCH-ITEM" }, "product_not_found"),
  "GET office/priceoverview": row({}),
  "GET office/priceplans": row({}),
  "GET office/priceplan": { ...row({ planId: 2_000_000_000 }, "office_price_plan_gone"), shared: prices },
  "POST office/withdrawprices": { ...row({ planId: 2_000_000_000 }, "office_price_plan_gone"), shared: prices },
  "GET office/pricelevels": row({}),
  "POST office/savepricelevel": {
    ...row(
      {
        code: "MATRIX",
        name: "Matrix",
        lines: [{ scope: "series", key: "no-such-series", offBasisPoints: 100, cents: null }],
        revision: null,
      },
      "office_price_key_unknown",
    ),
    shared: prices,
  },
};
