import { createElement } from "react";
import { render, toPlainText } from "react-email";
import { selectReceipt, toReceipt } from "../../areas/customer/index.ts";
import { findStorefront } from "../../areas/storefront/index.ts";
import { readStores } from "../../areas/storelocator/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { ReceiptMail } from "./receipt-mail.tsx";

/** Delivers `mail.receipt`: the order's state when the email is sent, in the order's language. */
export function receiptCourier(services: Services, mailer: Mailer, publicUrl: string): Courier {
  return async ({ orderId }, key) => {
    const { query } = services.database;
    const { referenceData } = services;
    const rows = await selectReceipt(query, { orderId: Number(orderId) });
    if (!rows) throw new Error(`order ${orderId} has no receipt`);
    const storefront = await findStorefront({ referenceData, query }, rows.order.storefrontId);
    const { settings, name } = storefront;
    const receipt = toReceipt(rows, await readStores({ referenceData, query }, storefront.id), {
      claimDays: settings.claimDays,
      timezone: storefront.timezone,
    });
    const address = `${publicUrl}/${receipt.language}/order/receipt/${receipt.receiptId}`;
    const mail = createElement(ReceiptMail, {
      receipt,
      shop: { name, phone: settings.phone, postalAddress: settings.postalAddress },
      address,
      publicUrl,
    });
    const html = await render(mail);
    await mailer.send({
      to: receipt.email,
      from: `"${name}" <${settings.email}>`,
      subject: text(receipt.language, "mail.receipt.subject", { orderNo: receipt.orderNo, shop: name }),
      html,
      text: toPlainText(html),
      key,
    });
  };
}
