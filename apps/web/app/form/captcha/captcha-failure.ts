/** The captcha itself failed, as opposed to the network. */
export class CaptchaFailure extends Error {}
