import { CallRefused } from "../../call/call-failures.ts";
import { load } from "../../call/load.ts";

/**
 * Reads the stock of the item in the address: if there is none, the items whose stock changed last; for an unknown item, the API's message.
 */
export async function readItemStock(request: Request) {
  const itemNo = new URL(request.url).searchParams.get("item")?.trim() ?? "";
  if (itemNo === "") return { itemNo, stock: null, moved: await load("movedStock", {}, request), refused: null };
  try {
    return { itemNo, stock: await load("stock", { itemNo }, request), moved: null, refused: null };
  } catch (error) {
    if (error instanceof CallRefused && error.code === "product_not_found")
      return { itemNo, stock: null, moved: null, refused: error.messages };
    throw error;
  }
}
