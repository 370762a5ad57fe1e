import type { Language } from "@azulejo/contract";
import { STAFF_INVITATION_MAIL, selectInvitationOfLink } from "../../areas/staff/index.ts";
import type { Services } from "../../context.ts";
import type { Courier } from "../../outbox/outbox.ts";
import type { Mailer } from "../../ports/mail/mailer.ts";
import { hashOf } from "../../session/ticket.ts";
import { letterText } from "../letter.ts";
import { letters } from "../letters.ts";
import { createMailBudget } from "../mail-budget.ts";
import { requireStorefront, writeLetter } from "../write-letter.ts";

/** Delivers the link of a staff invitation, unless it was renewed, withdrawn or used since. */
export const staffInvitationCouriers = (services: Services, mailer: Mailer) => {
  const budget = createMailBudget(services, "staff");
  return {
    [STAFF_INVITATION_MAIL]: (async ({ sealedTicket }, key) => {
      const { database, seal, now } = services;
      const ticket = seal.open(String(sealedTicket));
      // The ticket was encrypted with an earlier SESSION_SECRET, so the inviter has to send the invitation again.
      if (ticket === null) return;
      const invitation = await selectInvitationOfLink(database.query, hashOf(ticket), now());
      if (!invitation) return;
      const storefront = await requireStorefront(services, invitation.storefrontId);
      const { email, name, inviterName: invitedBy, role } = invitation;
      const language: Language = invitation.language;
      const values = { shop: storefront.name, name, invitedBy, role: role.name[language] };
      const words = letterText(language, letters.staffInvitation, values);
      // After the hash, so that the ticket reaches neither server logs nor other sites.
      const addresses = [`${storefront.publicUrl}/office/invitation#${ticket}`];
      await budget.within(email, async () =>
        mailer.send({ ...(await writeLetter(storefront, { to: email, language, words, addresses })), key }),
      );
    }) satisfies Courier,
  };
};
