import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Shop</title><link rel="stylesheet" href="/shop.css"></head>
<body><main>
<h1>Pay</h1>
<p>Card</p><div id="number" class="box"></div>
<p>Date</p><div id="expiry" class="box"></div>
<p>Code</p><div id="cvc" class="box"></div>
</main></body></html>`;

const STYLE = `
:root { color-scheme: light dark; }
body { font: 16px system-ui; background: #FAF8F4; color: #1D1C1A; }
@media (prefers-color-scheme: dark) { body { background: #161514; color: #F3EFE7; } }
.box { border: 1px solid #8a8478; padding: 10px; max-width: 420px; }
.StripeElement--focus { outline: 2px solid #1B3FA0; }
`;

/** Serves a shop page with the real shop's policy; the sandbox's address is known only after it listens. */
export async function startTestShop(sandbox: () => string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    if (request.url === "/shop.css") {
      response.writeHead(200, { "content-type": "text/css" }).end(STYLE);
      return;
    }
    const policy = [
      "default-src 'self'",
      `script-src 'self' ${sandbox()}`,
      `frame-src ${sandbox()}`,
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
    ];
    const headers = { "content-type": "text/html", "content-security-policy": policy.join("; ") };
    response.writeHead(200, headers).end(PAGE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
