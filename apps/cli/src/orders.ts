import { writeFileSync } from "node:fs";
import { type OfficeOrder, office } from "@azulejo/contract";
import type { OfficeSavedPayment } from "@azulejo/contract/areas/office.ts";
import { delayReasons } from "@azulejo/contract/promise.ts";
import { readCommandLine, runCommand, tell } from "./environment.ts";
import { asStaff } from "./orders/as-staff.ts";
import { amount } from "./orders/formats.ts";
import {
  leftToDeliver,
  leftToPick,
  leftToReady,
  leftToShip,
  type NamedLine,
  namedLines,
  openLines,
  toUnits,
} from "./orders/named-lines.ts";
import type { Credentials, OfficeClient } from "./orders/office-client.ts";
import { listText, orderText } from "./orders/order-text.ts";
import { readAnswer } from "./read-password.ts";

const USAGE = `npm run orders -- COMMAND [options]

The shop's orders, for staff (npm run staff -- add EMAIL). It talks to a running shop over HTTP.

  sign-in [--email EMAIL]  asks for email and password, and stays signed in for a day
  sign-out                 ends that session
  list                     open orders, newest first
  show NO                  one order with lots, shipments, refunds and history
  pick-list NO             saves a PDF of what to take from which place and lot
  labels NO                saves a PDF with a label for each box, with its lot and room
  pick NO [LINE …]         marks lines as picked
  ready NO [LINE …]        marks lines as ready at the store, and emails the customer
  ship NO [LINE …]         hands lines over: with --carrier those that are delivered, and emails the customer; without it those that
                           customers pick up or get by email
  deliver NO [LINE …]      records that the carrier has delivered lines
  refund NO LINE           refunds a line with its tax and, if it never left, its delivery; emails the customer
  cancel NO                cancels an order before anything is fulfilled, and refunds it
  delay NO [LINE …]        moves the promised date of lines that nobody has picked; a later date asks the customer to wait or cancel
  delay-item ITEM          the same for every open line of an item, on all orders: those that wait for one container
  payment-link NO          emails the customer a link to pay what is still owed
  saved-payments NO        lists what the order's customer has saved to pay with, the default first
  request-payment NO       asks the customer by email to authorize a saved payment (their default, or --saved) for what is owed, or
                           for --amount

A LINE is its number in show or its item number, with =QUANTITY for a part: 2=3 is three units of line 2. Without lines, pick, ready
and ship take all that is left.

  --status open|finished|canceled|all, --store CODE, --page N       for list
  --carrier NAME, --tracking NUMBER, --tracking-url URL             for ship
  --shipped | --unshipped   for refund: which units, when a line has both
  --returned                for refund: shipped units came back into stock
  --delivery | --no-delivery  for refund: includes or leaves out the share of the delivery, instead of the default
  --reason TEXT             for refund and cancel; customers don't see it
  --until DATE              for delay and delay-item: the new date, such as 2026-12-20
  --because REASON          for delay and delay-item: ${delayReasons.join(", ")}
  --note TEXT --nota TEXT   for delay and delay-item: what customers read besides, in English and in Spanish
  --amount DOLLARS          for request-payment: a part of what is owed, such as 120.50
  --saved ID                for request-payment: one of saved-payments
  --out FILE                for pick-list and labels: where to save it
  --yes                     for refund and cancel: skips the confirmation
  --json                    prints the shop's JSON response
  --url URL                 the shop; PUBLIC_URL or http://localhost:$PORT by default
  --help                    this text

In scripts, OFFICE_EMAIL and OFFICE_PASSWORD sign in for one command. STOREFRONT_ID and STOREFRONT_PUBLIC_KEY select the storefront.
It exits with 0 when it was done, and with 1 and one sentence when it was not.`;

const options = {
  status: { type: "string" },
  store: { type: "string" },
  page: { type: "string" },
  carrier: { type: "string" },
  tracking: { type: "string" },
  "tracking-url": { type: "string" },
  shipped: { type: "boolean" },
  unshipped: { type: "boolean" },
  returned: { type: "boolean" },
  delivery: { type: "boolean" },
  "no-delivery": { type: "boolean" },
  reason: { type: "string" },
  until: { type: "string" },
  because: { type: "string" },
  note: { type: "string" },
  nota: { type: "string" },
  amount: { type: "string" },
  saved: { type: "string" },
  yes: { type: "boolean" },
  json: { type: "boolean" },
  out: { type: "string" },
  url: { type: "string" },
  email: { type: "string" },
  help: { type: "boolean" },
} as const;

type Flags = ReturnType<typeof readArguments>["values"];
const readArguments = () => readCommandLine(options, USAGE);

interface Run {
  client: OfficeClient;
  flags: Flags;
  rest: string[];
}

/** `npm run orders`. @returns the exit code */
async function main(): Promise<number> {
  const { values: flags, positionals } = readArguments();
  const [name = "", ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || flags.help) {
    tell(USAGE);
    return flags.help || name === "" ? 0 : 1;
  }
  return asStaff(flags.url, (client) => command({ client, flags, rest }));
}

const commands: Record<string, (run: Run) => Promise<number>> = {
  async "sign-in"({ client, flags }) {
    const credentials: Credentials = {
      email: flags.email ?? (await readAnswer("Email: ")),
      password: await readAnswer("Password: ", true),
    };

    const { staff } = await client.signIn(credentials, () => readAnswer("Code of your authenticator app: "));
    tell(`Signed in as ${staff.email}. Rights: ${staff.rights.join(", ")}.`);
    return 0;
  },
  async "sign-out"({ client }) {
    await client.signOut();
    tell("Signed out.");
    return 0;
  },
  async list({ client, flags }) {
    const { status = "open", store, page = "1" } = flags;
    const answer = await client.call(office.orders, {
      status: status as "open",
      page: Number(page) || 1,
      ...(store && { store }),
    });
    tell(flags.json ? JSON.stringify(answer, null, 2) : listText(answer.orders, answer.total, answer.page, answer.pageSize));
    return 0;
  },
  show: async ({ client, flags, rest }) => print(await orderOf(client, rest), flags),
  "pick-list": (run) => savePaper(run, "pickList"),
  labels: (run) => savePaper(run, "boxLabels"),
  async pick({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const lines = chosen(order, rest.slice(1), leftToPick, "picked");
    return print(await client.call(office.pickLines, { orderNo: order.orderNo, lines: toUnits(lines) }), flags);
  },
  async ready({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const lines = chosen(order, rest.slice(1), leftToReady, "made ready for pickup");
    return print(await client.call(office.readyLines, { orderNo: order.orderNo, lines: toUnits(lines) }), flags);
  },
  async ship({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const { carrier, tracking: trackingNumber, "tracking-url": trackingUrl } = flags;
    // If no lines are named, all that can be fulfilled in this way are meant: by a carrier, those with delivery.
    const isMeant = (line: NamedLine["line"]) => (line.fulfilment === "DLVR") === (carrier !== undefined);
    const left = (line: NamedLine["line"]) => (rest.length > 1 || isMeant(line) ? leftToShip(line) : 0);
    const lines = chosen(order, rest.slice(1), left, carrier === undefined ? "fulfilled without --carrier" : "shipped");
    const shipment = { ...(carrier && { carrier }), ...(trackingNumber && { trackingNumber }), ...(trackingUrl && { trackingUrl }) };
    return print(await client.call(office.shipLines, { orderNo: order.orderNo, lines: toUnits(lines), ...shipment }), flags);
  },
  async deliver({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const lines = chosen(order, rest.slice(1), leftToDeliver, "delivered");
    return print(await client.call(office.deliverLines, { orderNo: order.orderNo, lines: toUnits(lines) }), flags);
  },
  async refund({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    if (rest.length !== 2) throw new Error("Name one line: npm run orders -- refund NO LINE[=QUANTITY].");
    const shipped = isOfShipped(order, rest[1] ?? "", flags);
    const left = (line: NamedLine["line"]) => (shipped ? line.shipped : leftToShip(line));
    const [named] = namedLines(order, rest.slice(1), left);
    if (!named) throw new Error("Name one line.");
    const { line, units } = named;
    await confirm(`Refund ${units} × ${line.itemNo} of order ${order.orderNo}, ${shipped ? "fulfilled" : "which never left"}?`, flags);
    const { reason, returned } = flags;
    const withDelivery = flags.delivery ? true : flags["no-delivery"] ? false : undefined;
    const after = await client.call(office.refundLines, {
      orderNo: order.orderNo,
      lines: [{ lineId: line.lineId, units }],
      shipped,
      ...(returned && { returned }),
      ...(withDelivery !== undefined && { withDelivery }),
      ...(reason && { reason }),
    });
    return print(await settled(client, after), flags);
  },
  async cancel({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const total = amount(order.totalCents - order.moneyBackCents, order.currency);
    await confirm(`Cancel order ${order.orderNo} and send ${total} back?`, flags);
    const after = await client.call(office.cancelOrder, { orderNo: order.orderNo, ...(flags.reason && { reason: flags.reason }) });
    return print(await settled(client, after), flags);
  },
  async delay({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const move = moveIn(flags);
    const named = namedLines(order, rest.slice(1), leftToShip).map(({ line }) => line.lineId);
    const after = await client.call(office.movePromises, {
      orderNo: order.orderNo,
      ...(named.length > 0 && { lineIds: named }),
      ...move,
    });
    if (!flags.json && after.delays.length > 0) tell(`${after.customer.email} is asked to wait or to cancel.`);
    return print(after, flags);
  },
  async "delay-item"({ client, flags, rest: [itemNo = ""] }) {
    if (itemNo === "") throw new Error("Name the item: npm run orders -- delay-item ITEM --until DATE --because REASON.");
    const { moved, asked } = await client.call(office.moveItemPromises, { itemNo, ...moveIn(flags) });
    if (flags.json) tell(JSON.stringify({ moved, asked }, null, 2));
    else tell(`Moved on ${moved.length} orders; asked the customers of ${asked.length}${asked.length > 0 ? `: ${asked.join(", ")}` : ""}.`);
    return 0;
  },
  async "payment-link"({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const after = await client.call(office.sendPaymentLink, { orderNo: order.orderNo });
    if (!flags.json) tell(`Emailed a payment link to ${after.customer.email}.`);
    return flags.json ? print(after, flags) : 0;
  },
  async "saved-payments"({ client, flags, rest: [number = ""] }) {
    const saved = await client.call(office.savedPayments, { orderNo: numberOf(number) });
    if (flags.json) tell(JSON.stringify(saved, null, 2));
    else tell(saved.length === 0 ? "Nothing is saved." : saved.map(savedLine).join("\n"));
    return 0;
  },
  async "request-payment"({ client, flags, rest }) {
    const order = await orderOf(client, rest);
    const { amount: dollars, saved } = flags;
    if (saved !== undefined && !/^[1-9]\d{0,8}$/.test(saved)) throw new Error("Name one of saved-payments, such as --saved 12.");
    if (dollars !== undefined && !/^\d{1,7}(\.\d{1,2})?$/.test(dollars))
      throw new Error("Write the amount in dollars, such as --amount 120.50.");
    const part = dollars === undefined ? {} : { amountCents: Math.round(Number(dollars) * 100) };
    const after = await client.call(office.requestPayment, {
      orderNo: order.orderNo,
      ...part,
      ...(saved !== undefined && { savedPaymentId: Number(saved) }),
    });
    if (!flags.json) tell(`Asked ${after.customer.email} to authorize the payment.`);
    return flags.json ? print(after, flags) : 0;
  },
};

/** Returns a saved payment as a line, such as `12  visa 4242  12/2030  default`. */
const savedLine = ({ id, brand, last4, expMonth, expYear, expired, preferred }: OfficeSavedPayment): string =>
  [id, `${brand} ${last4}`, `${expMonth}/${expYear}`, ...(preferred ? ["default"] : []), ...(expired ? ["expired"] : [])].join("  ");

/** Parses a new date and its reason. @throws if one is missing */
function moveIn({ until, because, note, nota }: Flags) {
  const reason = delayReasons.find((one) => one === because);
  if (!until || !/^\d{4}-\d{2}-\d{2}$/.test(until)) throw new Error("Give the new date, such as --until 2026-12-20.");
  if (!reason) throw new Error(`Say why with --because: ${delayReasons.join(", ")}.`);
  if ((note === undefined) !== (nota === undefined)) throw new Error("Write the note in both languages: --note and --nota.");
  return { promisedOn: until, reason, ...(note && nota && { note: { en: note, es: nota } }) };
}

async function savePaper({ client, rest: [number = ""], flags }: Run, kind: "pickList" | "boxLabels"): Promise<number> {
  const { name, data } = await client.call(office.orderPaper, { orderNo: numberOf(number), kind });
  const file = flags.out ?? name;
  writeFileSync(file, Buffer.from(data, "base64"));
  tell(`Saved ${file}.`);
  return 0;
}

function orderOf(client: OfficeClient, [number = ""]: string[]): Promise<OfficeOrder> {
  return client.call(office.order, { orderNo: numberOf(number) });
}

function numberOf(number: string): number {
  if (!/^[1-9]\d{0,14}$/.test(number)) throw new Error("Name the order by its number, such as npm run orders -- show 100042.");
  return Number(number);
}

/** Returns the named lines, or all lines with units left. @param done the action, for the message if no units are left */
function chosen(order: OfficeOrder, names: string[], left: (line: NamedLine["line"]) => number, done: string): NamedLine[] {
  const lines = names.length > 0 ? namedLines(order, names, left) : openLines(order, left);
  if (lines.length === 0) throw new Error(`Order ${order.orderNo} has nothing left that can be ${done}.`);
  return lines;
}

/** Returns whether a refund concerns fulfilled units. @throws if a line has both kinds and no flag decides */
function isOfShipped(order: OfficeOrder, name: string, { shipped, unshipped, returned }: Flags): boolean {
  if (shipped || returned) return true;
  if (unshipped) return false;
  const [named] = namedLines(order, [name.split("=")[0] ?? ""], () => 1);
  const line = named?.line;
  if (!line || line.shipped === 0) return false;
  if (leftToShip(line) === 0) return true;
  throw new Error(`Part of ${line.itemNo} was fulfilled. Say which units: --shipped or --unshipped.`);
}

/** Asks for confirmation on a terminal; scripts have to pass a flag. @throws unless the answer is yes */
async function confirm(question: string, { yes }: Flags): Promise<void> {
  if (yes || !process.stdin.isTTY) return;
  if (!/^y(es)?$/i.test((await readAnswer(`${question} [y/N] `)).trim())) throw new Error("Nothing was done.");
}

const SETTLE_TRIES = 10;
const SETTLE_PAUSE_MS = 300;

/** Waits briefly for the payment provider, so that the answer includes the refund's status. */
async function settled(client: OfficeClient, order: OfficeOrder): Promise<OfficeOrder> {
  let current = order;
  for (let tries = 0; tries < SETTLE_TRIES && current.refunds.some((one) => one.state === "requested"); tries++) {
    await new Promise((go) => setTimeout(go, SETTLE_PAUSE_MS));
    current = await client.call(office.order, { orderNo: order.orderNo });
  }
  return current;
}

function print(order: OfficeOrder, { json }: Flags): number {
  tell(json ? JSON.stringify(order, null, 2) : orderText(order));
  return 0;
}

runCommand(main);
