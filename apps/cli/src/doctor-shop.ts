import { connect } from "node:net";
import type { Database } from "@azulejo/database";
import type { Config } from "@azulejo/server/config/config.ts";
import { readConfig } from "@azulejo/server/config/read-config.ts";
import { countShop, hasHomeStory } from "./doctor-shop.repository.ts";

/** The result of one check; `problem` says what is missing and what to do. */
export interface Finding {
  what: string;
  problem: string | null;
}

const say = (what: string, problem: string | false): Finding => ({ what, problem: problem || null });

/** Checks a supplier's part: catalog, home page, staff, webhook. */
export async function examineShop(database: Database): Promise<Finding[]> {
  const { items, priced, staff, cards, events } = await countShop(database);
  const isOwnContent = !process.env.CONTENT_API_URL;
  return [
    say("catalog", items === 0 && "it is empty. Run npm run import -- FILE"),
    say("prices", items > 0 && priced < items && `${items - priced} of ${items} items have no price and can't be bought`),
    say(
      "home page",
      isOwnContent && !(await hasHomeStory(database)) && "no story with the slug home is published; visitors see the departments",
    ),
    say("staff", staff === 0 && "nobody can work on orders. Run npm run staff -- add EMAIL"),
    say(
      "payment webhook",
      cards > 0 && events === 0 && "the payment provider has never reported a payment. Add the webhook (docs/deploy.md)",
    ),
  ];
}

/** Checks in production whether the shop and its mail server can be reached. */
export async function examineSurroundings(): Promise<Finding[]> {
  const config = readConfig(process.env);
  if (config.mode !== "production") return [];
  const isHttps = config.publicUrl.startsWith("https:");
  return [
    say("address", !isHttps && `${config.publicUrl} is not https: passkeys and payments need it, and cookies are not protected`),
    say("proxy", isHttps && !config.trustProxy && "TRUST_PROXY is not set: all visitors share the limits of one"),
    await mailServer(config),
  ];
}

const ANSWER_MS = 5000;

function mailServer({ smtpUrl }: Config): Promise<Finding> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const number = Number(port || (protocol === "smtps:" ? 465 : 587));
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: number, timeout: ANSWER_MS });
    const end = (problem: string | false) => {
      socket.destroy();
      resolve(say("mail server", problem));
    };
    socket.once("connect", () => end(false));
    socket.once("timeout", () => end(`${hostname}:${number} does not answer`));
    socket.once("error", () => end(`${hostname}:${number} can't be reached. Correct SMTP_URL`));
  });
}
