/** Matches six digits of an authenticator app, or a recovery code: three groups of four in codes made until 2026, six in later ones. */
export const SECOND_STEP_CODE = /^(?:\d{6}|[a-z0-9]{4}(?:-[a-z0-9]{4}){2}(?:(?:-[a-z0-9]{4}){3})?)$/i;

/** Maximum length of the field, with room for spaces around a pasted recovery code. */
export const LONGEST_TYPED_CODE = 40;
