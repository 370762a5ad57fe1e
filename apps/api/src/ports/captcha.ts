export type * from "@azulejo/extend/captcha.ts";
