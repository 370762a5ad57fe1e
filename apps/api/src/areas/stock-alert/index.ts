export { describeUnconfirmed, readStockAlert } from "./read-stock-alert.ts";
export { stockAlertRoutes } from "./stock-alert.routes.ts";
export { STOCK_ALERT, STOCK_ALERT_ASK, type StockAlertPayload, type UnconfirmedAlert } from "./stock-alert-message.ts";
export { forgetStockAlerts, sweepStockAlerts } from "./sweep-stock-alerts.ts";
