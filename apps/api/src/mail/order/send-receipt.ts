import { createElement } from "react";
import { type Receipt, selectReceipt, toReceipt } from "../../areas/customer/index.ts";
import { readStores } from "../../areas/store/index.ts";
import type { Services } from "../../context.ts";
import { text } from "../../messages/index.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { type MailStorefront, mailShop, requireStorefront, type WrittenMail, writeMail } from "../write-letter.ts";
import { ReceiptMail } from "./receipt-mail.tsx";

/** Delivers `mail.receipt`: the order's state when the email is sent, in the order's language. */
export function receiptCourier(services: Services, mailer: Mailer): Courier {
  return async ({ orderId }, key) => {
    const { query } = services.database;
    const { referenceData } = services;
    const rows = await selectReceipt(query, { orderId: Number(orderId) });
    if (!rows) throw new Error(`order ${orderId} has no receipt`);
    const storefront = await requireStorefront(services, rows.order.storefrontId);
    const receipt = toReceipt(rows, await readStores({ referenceData, query }, storefront.id), {
      claimDays: storefront.settings.claimDays,
      timezone: storefront.timezone,
    });
    await mailer.send({ ...(await writeReceipt(storefront, receipt)), key });
  };
}

export function writeReceipt(storefront: MailStorefront, receipt: Receipt): Promise<WrittenMail> {
  const shop = mailShop(storefront);
  const address = `${storefront.publicUrl}/${receipt.language}/order/receipt/${receipt.receiptId}`;
  const subject = text(receipt.language, "mail.receipt.subject", { orderNo: receipt.orderNo, shop: shop.name });
  return writeMail(
    storefront,
    { to: receipt.email, subject },
    createElement(ReceiptMail, { receipt, shop, address, publicUrl: storefront.publicUrl }),
  );
}
