import { Client } from "pg";
import { publishQuery, queryChannel } from "./query-channel.ts";

/** A connection with times in UTC, whose statements can be observed. Poolers accept the time zone as a separate parameter, but not in `options`. */
export class SessionClient extends Client {
  /** The driver calls this for the parameters of a new connection. */
  getStartupConf(): Record<string, string> {
    return { ...Reflect.apply(ofDriver, this, []), TimeZone: "UTC" };
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's signature is a dozen overloads, and everything is passed on as it came
  override query(...given: any[]): any {
    const run = (...statement: unknown[]) => Reflect.apply(super.query, this, statement);
    return queryChannel.start.hasSubscribers ? publishQuery(run, given) : run(...given);
  }
}

const ofDriver: () => Record<string, string> = Reflect.get(Client.prototype, "getStartupConf");
