import { office } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { getOrder, listOrders } from "./orders/read-orders.ts";
import { refresh, signIn, signOut } from "./staff/sign-in.ts";

export const officeRoutes = [
  handle(office.signIn, signIn),
  handle(office.refresh, refresh),
  handle(office.signOut, signOut),
  handle(office.orders, listOrders),
  handle(office.order, getOrder),
];
