import { Client } from "pg";

/** A connection with times in UTC. Poolers accept the time zone as a separate parameter, but not in `options`. */
export class SessionClient extends Client {
  /** The driver calls this for the parameters of a new connection. */
  getStartupConf(): Record<string, string> {
    return { ...Reflect.apply(ofDriver, this, []), TimeZone: "UTC" };
  }
}

const ofDriver: () => Record<string, string> = Reflect.get(Client.prototype, "getStartupConf");
