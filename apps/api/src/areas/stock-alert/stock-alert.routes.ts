import { stockAlertCalls } from "@azulejo/contract";
import { handle } from "../../calls/handler.ts";
import { listAccountAlerts, removeAccountAlert } from "./account-alerts.ts";
import { askStockAlert } from "./ask-stock-alert.ts";
import { confirmStockAlert, showStockAlert, withdrawStockAlert } from "./follow-link.ts";

export const stockAlertRoutes = [
  handle(stockAlertCalls.ask, askStockAlert),
  handle(stockAlertCalls.show, showStockAlert),
  handle(stockAlertCalls.confirm, confirmStockAlert),
  handle(stockAlertCalls.withdraw, withdrawStockAlert),
  handle(stockAlertCalls.list, listAccountAlerts),
  handle(stockAlertCalls.remove, removeAccountAlert),
];
