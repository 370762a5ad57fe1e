import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import { letters } from "../letters.ts";
import { type LetterSample, short } from "./sample.ts";
import { buyer, colleague } from "./sample-people.ts";

const role = { en: "Warehouse", es: "Almacén" };

export const staffSamples = {
  staffInvitation: short("mail.staffInvitation", "colleague", letters.staffInvitation, ({ language }) => ({
    values: { name: buyer.firstName, invitedBy: colleague.name, role: role[language] },
    paths: ["account/login"],
  })),
  webhookPaused: short("mail.webhookPaused", "colleague", letters.webhookPaused, () => ({
    values: { name: "ERP", failure: "the receiver answered 500" },
    paths: ["account/login"],
  })),
} satisfies Partial<Record<LetterId, LetterSample>>;
