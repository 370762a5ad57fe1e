import { askServer } from "../../content/form/form-answer.ts";

/** The shop refused the passkey; its sentence is the message. */
export class PasskeyRefused extends Error {}

/** Asks the page's own server, as JSON. @throws PasskeyRefused */
export async function askPasskey<Value>(address: string, body: object): Promise<Value> {
  const headers = { "content-type": "application/json" };
  const answer = await askServer<Value>(address, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new PasskeyRefused(answer.messages.join(" "));
  return answer.value;
}
