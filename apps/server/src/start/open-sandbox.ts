import { CARRIER_EVENT_PATH, TEXT_RECEIVED } from "@azulejo/api";
import type { RunningSandbox } from "@azulejo/sandbox";
import type { Config } from "../config/config.ts";
import type { ServerLog } from "../log.ts";
import { originsOfDemo } from "./demo.ts";

/** Starts the sandbox for a demo's outside services. */
export async function openSandbox(config: Config, log: ServerLog): Promise<RunningSandbox> {
  const { startSandbox } = await import("@azulejo/sandbox");
  const { secretKey, publishableKey, webhookSecret } = config.stripe;
  return startSandbox({
    port: config.sandbox?.port ?? 0,
    smtpPort: config.sandbox?.smtpPort ?? 0,
    host: config.host,
    publicUrl: `http://localhost:${config.sandbox?.port}`,
    allowedOrigins: originsOfDemo(config),
    dataDir: `${config.database.dataDir}/sandbox`,
    stripe: {
      secretKey,
      publishableKey,
      webhookSecret,
      webhookUrl: `${config.publicUrl}/api/checkout/paymentevent`,
      frameErrors: "announced",
    },
    ...(config.paypal && { paypal: { ...config.paypal, webhookUrl: `${config.publicUrl}/api/checkout/paypalevent` } }),
    ...(config.twilio && { twilio: { ...config.twilio, inboundUrl: config.publicUrl + TEXT_RECEIVED } }),
    ...(config.easypost && { easypost: { ...config.easypost, webhookUrl: config.publicUrl + CARRIER_EVENT_PATH } }),
    ...(config.shipstation && { shipstation: config.shipstation }),
    logger: log,
  });
}
