/** The captcha itself failed, not the network. */
export class CaptchaFailure extends Error {}
