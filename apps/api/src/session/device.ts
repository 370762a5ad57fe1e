import Bowser from "bowser";

const MOST = 60;

/** What a person knows a device by: `Firefox, Windows`. Empty when the browser does not say. */
export function deviceOf(agent: string): string {
  if (!agent) return "";
  const { browser, os } = Bowser.parse(agent.slice(0, 400));
  return [browser.name, os.name].filter(Boolean).join(", ").slice(0, MOST);
}

/** The part of a network address that says where somebody was, and not who: `203.0.113.*`, `2001:db8:1:*`. */
export function placeOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (four) return `${four[1]}.*`;
  return address.includes(":") ? `${address.split(":").slice(0, 3).join(":")}:*` : "";
}
