import type { Config } from "../config/config.ts";

type Shown = Pick<
  Config,
  | "publicUrl"
  | "sandbox"
  | "stripe"
  | "paypal"
  | "easypost"
  | "shipstation"
  | "smtpUrl"
  | "twilio"
  | "tagEventsUrl"
  | "providers"
  | "host"
  | "port"
>;

/** Returns the lines printed after the start: addresses of shop and API, and the outside services in use. */
export function startSummary(config: Shown): string {
  const { publicUrl, sandbox, host, port } = config;
  const local = `http://${host}:${port}`;
  const shop = publicUrl.endsWith(`:${port}`) ? publicUrl : `${publicUrl} (listening on ${local})`;
  const outside = sandbox
    ? `http://localhost:${sandbox.port} stands in for payments, mail, text messages, carriers and sign-in`
    : outsideServices(config);
  return [
    ["Shop", shop],
    ["API", `${publicUrl}/api/docs`],
    ["Services", outside],
  ]
    .map(([label = "", text]) => `${label.padEnd(15)}${text}`)
    .join("\n");
}

function outsideServices({ stripe, paypal, easypost, shipstation, smtpUrl, twilio, tagEventsUrl, providers }: Shown): string {
  return [
    `payments: ${stripe.apiUrl ? new URL(stripe.apiUrl).host : "Stripe"}${stripe.secretKey.startsWith("sk_test") ? " (test keys)" : ""}`,
    ...(paypal ? [`PayPal: ${new URL(paypal.apiUrl).host}`] : []),
    `mail: ${new URL(smtpUrl).host}`,
    ...(twilio ? [`text messages: ${twilio.apiUrl ? new URL(twilio.apiUrl).host : "Twilio"}`] : []),
    ...(easypost ? [`carriers: ${easypost.apiUrl ? new URL(easypost.apiUrl).host : "EasyPost"}`] : []),
    ...(shipstation ? [`freight: ${shipstation.apiUrl ? new URL(shipstation.apiUrl).host : "ShipStation"}`] : []),
    ...(providers.length > 0 ? [`sign-in: ${providers.map((one) => one.name).join(", ")}`] : []),
    ...(tagEventsUrl ? [`events: ${new URL(tagEventsUrl).host}`] : []),
  ].join(", ");
}
