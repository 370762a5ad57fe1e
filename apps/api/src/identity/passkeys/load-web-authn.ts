/** Loads the library at the first passkey: its three hundred modules would delay every start. */
export const loadWebAuthn = () => import("@simplewebauthn/server");
