import { onlineIndexes } from "./online.ts";

/** Lists are searched for ids of other systems, whichever system it is. */
export const indexOfExternalIds = onlineIndexes({ external_id_by_id: "on external_id (storefront_id, external_id, kind)" });
