import { html } from "hono/html";
import { pageHead } from "../page-head.ts";
import type { StoredShipment } from "./store.ts";

const STATUSES = { in_transit: "In transit", out_for_delivery: "Out for delivery", delivered: "Delivered", failure: "Lost" } as const;
export type StoredStatus = keyof typeof STATUSES;

const row = ({ id, reference, to, bought, status, refundStatus }: StoredShipment) => html`<tr>
<td>${reference ?? ""}</td>
<td>${to.name ?? ""}, ${to.city ?? ""}</td>
<td>${bought?.rate.carrier ?? ""} ${bought?.rate.service ?? ""}, <a href="/easypost/labels/${id}.pdf">${bought?.trackingCode ?? ""}</a></td>
<td>${refundStatus === null ? status : "canceled"}</td>
<td>${
  refundStatus === null
    ? html`<form method="post" action="/easypost"><input type="hidden" name="id" value="${id}">${Object.entries(STATUSES).map(
        ([value, label]) => html`<button name="status" value="${value}">${label}</button> `,
      )}</form>`
    : ""
}</td>
</tr>`;

/** Lists the parcels that the shop has booked, with buttons that send it tracking events. */
export const shipmentsPage = (shipments: StoredShipment[]) => html`<!doctype html>
<html lang="en">
<head>
${pageHead("Parcels")}
</head>
<body>
<header><a href="/">Sandbox</a> <a href="/easypost">Parcels</a></header>
<main>
<h1>Parcels</h1>
${
  shipments.length === 0
    ? html`<p>No parcels.</p>`
    : html`<table>
<thead><tr><th scope="col">Order</th><th scope="col">To</th><th scope="col">Service and label</th><th scope="col">Status</th><th scope="col">Report</th></tr></thead>
<tbody>${shipments.map(row)}</tbody>
</table>`
}
<p>Nobody finds the street <code>0 Nowhere</code>.</p>
</main>
</body>
</html>`;
