import { Hono } from "hono";
import { createBreaches } from "./breaches/breaches.ts";
import { createEasyPost } from "./easypost/easypost.ts";
import { createGoogleMaps } from "./google-maps/google-maps.ts";
import { createIdentity } from "./identity/identity.ts";
import { indexPage, SANDBOX_STYLE } from "./index-page.ts";
import type { MailStandIn } from "./mail/mail.ts";
import { createMail } from "./mail/mail.ts";
import type { SandboxSettings } from "./options.ts";
import { pageHeaders } from "./page-headers.ts";
import { createPayPal } from "./paypal/paypal.ts";
import { createRecaptcha } from "./recaptcha/recaptcha.ts";
import { createS3 } from "./s3/s3.ts";
import { createShipStation } from "./shipstation/shipstation.ts";
import type { StripeEnv } from "./stripe/http/answer.ts";
import { createStripe } from "./stripe/stripe.ts";
import { createTaxes } from "./tax/taxes.ts";
import { createTwilio } from "./twilio/twilio.ts";

/** The whole sandbox without its sockets. */
export interface Sandbox {
  app: Hono<StripeEnv>;
  mail: MailStandIn;
  close(): Promise<void>;
}

/** Mounts all simulated services on one origin. A new one is a folder and two lines here. */
export function buildSandbox(settings: SandboxSettings): Sandbox {
  const stripe = createStripe(settings);
  const paypal = createPayPal(settings);
  const twilio = createTwilio(settings);
  const easypost = createEasyPost(settings);
  const mail = createMail(settings);
  const app = new Hono<StripeEnv>();
  app.get("/", (c) => c.html(indexPage(), 200, pageHeaders({})));
  app.get("/sandbox.css", (c) => c.body(SANDBOX_STYLE, 200, { "content-type": "text/css; charset=utf-8" }));
  app.get("/healthz", (c) => c.text("ok"));
  // Before the card provider, which refuses all other calls below /v1.
  app.route("/", createTaxes(settings));
  app.route("/", stripe.app);
  app.route("/paypal", paypal.app);
  app.route("/", twilio.app);
  app.route("/easypost", easypost.app);
  app.route("/shipstation", createShipStation(settings));
  app.route("/mail", mail.app);
  app.route("/identity", createIdentity(settings));
  app.route("/google", createGoogleMaps());
  app.route("/s3", createS3());
  app.route("/recaptcha", createRecaptcha(settings));
  app.route("/breaches", createBreaches());
  const close = async (): Promise<void> => {
    await Promise.all([stripe.close(), twilio.close(), paypal.close(), easypost.close()]);
  };
  return { app, mail, close };
}
