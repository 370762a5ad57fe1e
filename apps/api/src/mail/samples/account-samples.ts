import type { LetterId } from "@azulejo/contract/staff/letters.ts";
import type { Notice } from "../../areas/account/index.ts";
import { moment } from "../formats.ts";
import { letters, noticeLetter } from "../letters.ts";
import { type LetterSample, short } from "./sample.ts";
import { colleague, TICKET } from "./sample-people.ts";

const KIND = "mail.account";
const proof = [`account/proveaddress?token=${TICKET}`];

/** The data of each notice besides time and place. */
const details: Record<Notice, string> = {
  addressAsked: colleague.email,
  addressChanged: colleague.email,
  passwordChanged: "",
  passkeyAdded: "iPhone",
  passkeyRemoved: "iPhone",
  codesOn: "",
  codesOff: "",
  serviceLinked: "Google",
  serviceRemoved: "Google",
  accountDeleted: "",
};

const notice = (of: Notice): LetterSample =>
  short(KIND, "holder", noticeLetter(of, true), ({ now, language }) => ({
    values: { detail: details[of], time: moment(now.toISOString(), language), from: "Firefox, Springfield" },
    paths: of === "accountDeleted" ? [] : ["account/forgotpassword"],
  }));

export const accountSamples = {
  proof: short(KIND, "holder", letters.proof, () => ({ paths: proof })),
  taken: short(KIND, "holder", letters.taken, () => ({ paths: ["account/login", "account/forgotpassword"] })),
  reset: short(KIND, "holder", letters.reset, () => ({ paths: [`account/forgotpassword/reset?token=${TICKET}`] })),
  movedIn: short(KIND, "holder", letters.movedIn, () => ({ paths: [`account/forgotpassword/reset?token=${TICKET}`] })),
  addressProof: short(KIND, "holder", letters.addressProof, () => ({ paths: proof })),
  "notice.addressAsked": notice("addressAsked"),
  "notice.addressChanged": notice("addressChanged"),
  "notice.passwordChanged": notice("passwordChanged"),
  "notice.passkeyAdded": notice("passkeyAdded"),
  "notice.passkeyRemoved": notice("passkeyRemoved"),
  "notice.codesOn": notice("codesOn"),
  "notice.codesOff": notice("codesOff"),
  "notice.serviceLinked": notice("serviceLinked"),
  "notice.serviceRemoved": notice("serviceRemoved"),
  "notice.accountDeleted": notice("accountDeleted"),
} satisfies Partial<Record<LetterId, LetterSample>>;
