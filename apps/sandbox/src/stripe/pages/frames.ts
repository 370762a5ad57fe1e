import { Hono } from "hono";
import { html } from "hono/html";
import type { SandboxSettings } from "../../options.ts";
import { pageHeaders } from "../../page-headers.ts";
import type { StripeEnv } from "../http/answer.ts";
import type { FrameWords } from "./words.ts";
import { languageOf, wordsOf } from "./words.ts";

type FieldKind = "cardNumber" | "cardExpiry" | "cardCvc";

const FIELDS: Record<string, FieldKind[]> = {
  cardNumber: ["cardNumber"],
  cardExpiry: ["cardExpiry"],
  cardCvc: ["cardCvc"],
  card: ["cardNumber", "cardExpiry", "cardCvc"],
};

const AUTOCOMPLETE = { cardNumber: "cc-number", cardExpiry: "cc-exp", cardCvc: "cc-csc" };

/** Returns the origin that may embed a frame, if it is one of the shop's. */
export function embedder(settings: SandboxSettings, parent: string | undefined): string | undefined {
  if (parent === undefined || !URL.canParse(parent)) return undefined;
  const { origin } = new URL(parent);
  return [...settings.allowedOrigins, new URL(settings.publicUrl()).origin].find((allowed) => allowed === origin);
}

/** Returns the policy of a page framed by the shop. */
export function frameHeaders(settings: SandboxSettings, formAction = "'self'"): Record<string, string> {
  const shop = settings.allowedOrigins.join(" ");
  return pageHeaders({
    "script-src": "'self'",
    "connect-src": "'self'",
    "font-src": `${shop} data:`.trim(),
    "form-action": formAction,
    "frame-ancestors": `'self' ${shop}`.trim(),
  });
}

function field(kind: FieldKind, words: FrameWords, alone: boolean) {
  const errorId = alone ? "error" : `error-${kind}`;
  return html`<div class="field" data-field="${kind}">
    <label class="unseen" for="${kind}">${words[kind]}</label>
    <div class="row">
      <input id="${kind}" name="${kind}" type="text" inputmode="numeric" autocomplete="${AUTOCOMPLETE[kind]}"
        autocorrect="off" autocapitalize="off" spellcheck="false" aria-required="true"
        aria-describedby="${errorId}" placeholder="${words[`${kind}Hint`]}">
      ${kind === "cardNumber" ? html`<img class="brand" alt="" hidden>` : ""}
    </div>
    ${alone ? html`<p class="error" id="error" aria-live="polite"></p>` : ""}
  </div>`;
}

function errorsOf(kinds: FieldKind[]) {
  return kinds.map((kind) => html`<p class="error" id="error-${kind}" aria-live="polite"></p>`);
}

/** Serves the frames: one per card element, and the hidden controller that calls the API. */
export function framePages(settings: SandboxSettings): Hono<StripeEnv> {
  const app = new Hono<StripeEnv>();
  app.get("/frame/:kind", (c) => {
    const kind = c.req.param("kind");
    const kinds = FIELDS[kind];
    if (kinds === undefined && kind !== "controller") return c.notFound();
    const parent = embedder(settings, c.req.query("parent"));
    if (parent === undefined) return c.text("This origin may not embed the sandbox's frames.", 403);
    const language = languageOf(c.req.query("locale"));
    const words = wordsOf(language);
    const alone = kinds?.length === 1;
    const script = kinds === undefined ? "controller" : "card-frame";
    const errors = settings.stripe.frameErrors ?? "visible";
    const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words[kind as keyof FrameWords]}</title>
<link rel="stylesheet" href="/stripe/browser/frame.css">
<script type="module" src="/stripe/browser/${script}.js"></script>
</head>
<body data-kind="${kind}" data-parent="${parent}" data-name="${c.req.query("name") ?? ""}"
  data-group="${c.req.query("group") ?? ""}" data-language="${language}" data-errors="${errors}"
  data-key="${settings.stripe.publishableKey === c.req.query("key") ? c.req.query("key") : ""}">
<div id="fields" class="${alone ? "one" : "many"}">
${kinds === undefined ? "" : kinds.map((each) => field(each, words, alone))}
</div>
${kinds === undefined || alone ? "" : errorsOf(kinds)}
</body>
</html>`;
    return c.html(page, 200, frameHeaders(settings));
  });
  return app;
}
