import { STAFF_SIGN_IN } from "@azulejo/contract/captcha-purposes.ts";
import type { NewLink, OpenLink } from "../proofs/mailed-link.repository.ts";

/** The differences between those who sign in. The proofs of identity are the same for all. */
export interface IdentityConfig {
  /** Begins the keys of failed attempts, so that those on a customer's and a staff member's account count apart. */
  tries: "" | "staff ";
  captcha: "sign-in" | typeof STAFF_SIGN_IN;
  passkeys: {
    /** The kind of the challenges that are issued. */
    link: "webauthn" | "staff_webauthn";
    /** How a challenge names its owner. */
    named(ownerId: number): Pick<NewLink, "accountId" | "data">;
    ownerOf(link: OpenLink): unknown;
    /** Begins what a device knows the owner by, so that a passkey of one for the same shop doesn't replace one of the other. */
    handle: "passkey" | "staff passkey";
    /** Whether the device has to have verified its owner, by fingerprint, face or PIN. */
    requiresVerification: boolean;
  };
  tables: Tables;
}

/** All have tables of the same shape. The statements are typed as those of customers. */
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
