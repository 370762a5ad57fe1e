import { startSandbox } from "./index.ts";

/** Runs the sandbox separately, with the demo's keys: `node apps/sandbox/src/main.ts`. */
const { env } = process;
const port = Number(env["SANDBOX_PORT"] ?? 3001);
const shop = env["PUBLIC_URL"] ?? `http://localhost:${env["PORT"] ?? 3000}`;
const webhookUrl = env["STRIPE_WEBHOOK_URL"];

const sandbox = await startSandbox({
  port,
  smtpPort: Number(env["SMTP_PORT"] ?? 2525),
  host: env["HOST"] ?? "127.0.0.1",
  publicUrl: env["SANDBOX_URL"] ?? `http://localhost:${port}`,
  allowedOrigins: [shop],
  dataDir: env["SANDBOX_DATA_DIR"],
  stripe: {
    secretKey: env["STRIPE_SECRET_KEY"] ?? "sk_test_demo",
    publishableKey: env["STRIPE_PUBLISHABLE_KEY"] ?? "pk_test_demo",
    webhookSecret: env["STRIPE_WEBHOOK_SECRET"] ?? "whsec_demo",
    webhookUrl,
  },
  paypal: {
    clientId: env["PAYPAL_CLIENT_ID"] ?? "paypal-demo-client",
    clientSecret: env["PAYPAL_CLIENT_SECRET"] ?? "paypal-demo-secret",
    webhookId: env["PAYPAL_WEBHOOK_ID"] ?? "WH-DEMO",
    webhookUrl: env["PAYPAL_WEBHOOK_URL"],
  },
  twilio: {
    accountSid: env["TWILIO_ACCOUNT_SID"] ?? "AC0000000000000000000000000000demo",
    authToken: env["TWILIO_AUTH_TOKEN"] ?? "demo-twilio-token",
    from: env["TWILIO_FROM"] ?? "+17755550100",
    inboundUrl: `${shop}/api/notificationpreference/textmessage`,
  },
  easypost: {
    apiKey: env["EASYPOST_API_KEY"] ?? "EZTK-demo-key",
    webhookSecret: env["EASYPOST_WEBHOOK_SECRET"] ?? "demo-easypost-secret",
    webhookUrl: `${shop}/api/carrier/trackingevent`,
  },
});

process.stdout.write(`sandbox ${sandbox.url}, SMTP on port ${sandbox.smtpPort}\n`);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    sandbox.close().then(() => process.exit(0));
  });
}
