import { createOidcProviders } from "@azulejo/api";
import type { RunningSandbox } from "@azulejo/sandbox";

/** A test shop's sign-in configuration: the sandbox's identity provider and a secret. */
export const testIdentity = (sandbox: Pick<RunningSandbox, "url">) => ({
  sessionSecret: "test-session-secret-of-these-tests",
  providers: createOidcProviders([
    {
      provider: "sandbox",
      name: "Sandbox ID",
      issuer: `${sandbox.url}/identity`,
      clientId: "azulejo-demo",
      clientSecret: "demo-oidc-secret",
    },
  ]),
});
