import { CallRefused } from "../../call/call-failures.ts";
import { load } from "../../call/load.ts";
import { pageOf } from "../../frame/ledger/page-of.ts";

/**
 * Reads the stock of the item in the address: if there is none, the items whose stock changed last; for an unknown item, the API's message.
 */
export async function readItemStock(request: Request) {
  const query = new URL(request.url).searchParams;
  const itemNo = query.get("item")?.trim() ?? "";
  if (itemNo === "") return { itemNo, stock: null, moved: await load("movedStock", {}, request), refused: null };
  try {
    return { itemNo, stock: await load("stock", { itemNo, page: pageOf(query) }, request), moved: null, refused: null };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "product_not_found")
      return { itemNo, stock: null, moved: null, refused: error.messages };
    throw error;
  }
}
