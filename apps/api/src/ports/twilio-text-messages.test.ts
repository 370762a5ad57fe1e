import { expect, it } from "vitest";
import { createTwilioTextMessages, TEXT_STATUS, twilioSignature } from "./twilio-text-messages.ts";

it("signs a webhook as Twilio's documentation does", () => {
  const form = new URLSearchParams({
    To: "+18005551212",
    CallSid: "CA1234567890ABCDE",
    From: "+14158675309",
    Digits: "1234",
    Caller: "+14158675309",
  });
  expect(twilioSignature("https://mycompany.com/myapp.php?foo=1&bar=2", form, "12345")).toBe("RSOYDt4T1cUTdK1PDd93/VVr8B8=");
});

const texts = createTwilioTextMessages({ accountSid: "AC1", authToken: "secret", from: "+17755550100", publicUrl: "https://shop.example" });
const form = new URLSearchParams({ MessageSid: "SM1", MessageStatus: "undelivered", ErrorCode: "30003" });
const url = (path: string) => new URL(path, "http://behind.a.proxy");
const signature = twilioSignature(`https://shop.example${TEXT_STATUS}?key=a%3A1`, form, "secret");

it("reads a webhook only if its signature fits its address and every field", () => {
  expect(texts.readEvent(url(`${TEXT_STATUS}?key=a%3A1`), form, signature)).toEqual({
    kind: "status",
    key: "a:1",
    state: "failed",
    errorCode: "30003",
  });
  const changed = new URLSearchParams({ ...Object.fromEntries(form), MessageStatus: "delivered" });
  expect(texts.readEvent(url(`${TEXT_STATUS}?key=a%3A1`), changed, signature)).toBeNull();
  expect(texts.readEvent(url(`${TEXT_STATUS}?key=a%3A2`), form, signature)).toBeNull();
  expect(texts.readEvent(url(`${TEXT_STATUS}?key=a%3A1`), form, "")).toBeNull();
});
