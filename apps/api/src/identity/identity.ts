import { STAFF_SIGN_IN } from "@azulejo/contract/captcha-purposes.ts";
import type { NewLink, OpenLink } from "../proofs/mailed-link.repository.ts";

/** The differences between customers and staff. Proofs of identity are the same for both. */
export interface IdentityConfig {
  /** Prefix of the keys of failed attempts, so that a customer's and a staff member's are counted separately. */
  tries: "" | "staff ";
  captcha: "sign-in" | typeof STAFF_SIGN_IN;
  passkeys: {
    /** The kind of link under which challenges are stored. */
    link: "webauthn" | "staff_webauthn";
    /** Returns the columns that identify a challenge's owner. */
    named(ownerId: number): Pick<NewLink, "accountId" | "data">;
    ownerOf(link: OpenLink): unknown;
    /**
     * Prefix of the user handle on a device, so that a customer's and a staff member's passkeys for the same shop don't replace each other.
     */
    handle: "passkey" | "staff passkey";
    /** Whether the device has to verify its owner by fingerprint, face or PIN. */
    requiresVerification: boolean;
  };
  tables: Tables;
}

/** Tables of customers and staff have the same shape. Statements are typed for those of customers. */
interface Tables {
  owner: "account";
  ownerId: "accountId";
  secondFactor: "secondFactor";
  recoveryCode: "recoveryCode";
  passkey: "passkey";
}

export const customerIdentity: IdentityConfig = {
  tries: "",
  captcha: "sign-in",
  passkeys: {
    link: "webauthn",
    named: (accountId) => ({ accountId }),
    ownerOf: ({ accountId }) => accountId,
    handle: "passkey",
    requiresVerification: false,
  },
  tables: {
    owner: "account",
    ownerId: "accountId",
    secondFactor: "secondFactor",
    recoveryCode: "recoveryCode",
    passkey: "passkey",
  },
};

export const staffIdentity: IdentityConfig = {
  tries: "staff ",
  captcha: STAFF_SIGN_IN,
  passkeys: {
    link: "staff_webauthn",
    named: (staffId) => ({ data: { staffId } }),
    ownerOf: ({ data }) => data["staffId"],
    handle: "staff passkey",
    requiresVerification: true,
  },
  tables: {
    owner: "staff",
    ownerId: "staffId",
    secondFactor: "staffSecondFactor",
    recoveryCode: "staffRecoveryCode",
    passkey: "staffPasskey",
  } as never,
};
