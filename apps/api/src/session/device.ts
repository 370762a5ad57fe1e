import Bowser from "bowser";

const MOST = 60;

/** Returns a device name for people, such as `Firefox, Windows`; empty if unknown. */
export function deviceOf(agent: string): string {
  if (!agent) return "";
  const { browser, os } = Bowser.parse(agent.slice(0, 400));
  return [browser.name, os.name].filter(Boolean).join(", ").slice(0, MOST);
}

/** Returns the part of a network address that shows a location but identifies nobody: `203.0.113.*`, `2001:db8:1:*`. */
export function placeOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  if (four) return `${four[1]}.*`;
  return address.includes(":") ? `${address.split(":").slice(0, 3).join(":")}:*` : "";
}
