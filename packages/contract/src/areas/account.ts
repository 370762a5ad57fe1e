export * from "./account/external-login.ts";
export {
  type AuthResponse,
  authResponse,
  emailAddress,
  newPassword,
  personName,
  phone,
  solvedCaptcha,
  typedPassword,
} from "./account/fields.ts";
export * from "./account/own-data.ts";
export * from "./account/second-steps.ts";
export * from "./account/sign-in.ts";
export * from "./account/sign-up.ts";
