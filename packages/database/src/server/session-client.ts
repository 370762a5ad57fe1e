import { Client } from "pg";

/** A connection whose times are in UTC. Poolers accept the time zone as a parameter of its own, but not among `options`. */
export class SessionClient extends Client {
  /** The driver calls this for the parameters of a new connection. */
  getStartupConf(): Record<string, string> {
    return { ...Reflect.apply(ofDriver, this, []), TimeZone: "UTC" };
  }
}

const ofDriver: () => Record<string, string> = Reflect.get(Client.prototype, "getStartupConf");
