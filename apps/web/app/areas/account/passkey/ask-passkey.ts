import { askServer } from "../../../request/form-answer.ts";

/** The shop refused the passkey; `message` is the shop's explanation. */
export class PasskeyRefused extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Sends JSON to the page's own server. @throws PasskeyRefused */
export async function askPasskey<Value>(address: string, body: object): Promise<Value> {
  const headers = { "content-type": "application/json" };
  const answer = await askServer<Value>(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new PasskeyRefused(answer.messages.join(" "), answer.code);
  return answer.value;
}
