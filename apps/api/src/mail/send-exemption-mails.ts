import type { Language } from "@azulejo/contract";
import { EXEMPTION_MAIL } from "../areas/customer/index.ts";
import { selectExemptionDocument, selectOfficeExemption, selectStorefrontOfExemption } from "../areas/customer-desk/index.ts";
import type { Services } from "../context.ts";
import type { Courier } from "../outbox/outbox.ts";
import type { Mailer } from "../ports/mail/mailer.ts";
import { letterText } from "./letter.ts";
import { letters } from "./letters.ts";
import { staffAddresses } from "./staff-addresses.ts";
import { requireStorefront, writeLetter } from "./write-letter.ts";

/**
 * Delivers `mail.taxExemption`: a certificate to the staff who review it, or the decision to the person who submitted it, as of the time of
 * sending.
 */
export const exemptionCouriers = (services: Services, mailer: Mailer) => ({
  [EXEMPTION_MAIL]: (async ({ id, to }, key) => {
    const { query } = services.database;
    const storefrontId = await selectStorefrontOfExemption(query, Number(id));
    const exemption = storefrontId && (await selectOfficeExemption(query, storefrontId, Number(id)));
    if (!exemption) return;
    const storefront = await requireStorefront(services, storefrontId);
    const { certificateNo, province, customer, reason, state } = exemption;
    const values = {
      shop: storefront.name,
      phone: storefront.settings.phone,
      link: `${storefront.publicUrl}/office/certificates`,
      certificateNo,
      province,
      customer,
      reason: reason ?? "",
    };
    if (to === "staff") {
      const language = storefront.settings.defaultLocale;
      const words = letterText(language, letters.exemptionSubmitted, values);
      const staff = staffAddresses(storefront.settings, "requests");
      const attachments = await attachmentOf(services, storefrontId, Number(id));
      await mailer.send({ ...(await writeLetter(storefront, { to: staff, language, words, addresses: [] })), attachments, key });
      return;
    }
    if (state === "submitted" || exemption.submittedBy === null) return;
    const language = (exemption.language ?? storefront.settings.defaultLocale) as Language;
    const words = letterText(language, state === "approved" ? letters.exemptionApproved : letters.exemptionRefused, values);
    await mailer.send({ ...(await writeLetter(storefront, { to: exemption.submittedBy, language, words, addresses: [] })), key });
  }) satisfies Courier,
});

async function attachmentOf({ database }: Services, storefrontId: number, id: number) {
  const document = await selectExemptionDocument(database.query, storefrontId, id);
  return document ? [{ filename: document.name, contentType: document.type, content: Buffer.from(document.data) }] : [];
}
