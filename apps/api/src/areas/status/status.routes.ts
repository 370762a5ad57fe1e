import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { readShopStatus } from "./shop-status.ts";

export const statusRoutes = [handle(office.shopStatus, readShopStatus)];
