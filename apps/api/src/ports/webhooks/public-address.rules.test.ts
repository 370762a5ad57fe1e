import { expect, it } from "vitest";
import { createAddressRule } from "./public-address.rules.ts";

const open = ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8"];
const closed = [
  ...["127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"],
  ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "::ffff:7f00:1", "::FFFF:A9FE:A9FE"],
  ...["64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "localhost", ""],
];

it("calls public addresses only, however they are written", () => {
  const mayCall = createAddressRule([]);
  expect(open.filter((address) => !mayCall(address))).toEqual([]);
  expect(closed.filter(mayCall)).toEqual([]);
});

it("also calls the networks that the shop allows", () => {
  const mayCall = createAddressRule(["127.0.0.0/8", "fd00::/8"]);
  expect(["127.0.0.1", "::ffff:127.0.0.1", "fd00::1", "8.8.8.8"].map(mayCall)).toEqual([true, true, true, true]);
  expect(["10.1.2.3", "::1"].map(mayCall)).toEqual([false, false]);
});
