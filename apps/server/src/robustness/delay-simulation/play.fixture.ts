import { sweepDelays } from "@azulejo/api/areas/fulfillment/index.ts";
import { makeMessagesDue } from "@azulejo/testing/messages.ts";
import { placeOrder } from "@azulejo/testing/office.ts";
import type { SimulatedShop } from "../order-simulation/simulated-shop.fixture.ts";
import type { Act, Choice, Step } from "./acts.fixture.ts";

/** A message about a delay in the customer's mailbox, which shows a message that was sent twice once. */
export interface DelayMail {
  delayId: number;
  slug: string;
  /** When it arrived, by the shop's clock. */
  at: Date;
}

/** The state of a story as its participants know it. */
export interface Story {
  orderNo: number;
  mails: DelayMail[];
  /** The shop's responses to the customer's answers, by link. */
  answered: Map<string, Set<string>>;
  /** Delays without a message although emails could be delivered. */
  unannounced: number[];
  /** Whether staff tried to cancel the whole order. */
  isGivenUp: boolean;
}

const DAY_MS = 86_400_000;
/** Days to answer in the demo's settings. */
const DAYS_TO_ANSWER = 14;
/** Attempts to send a message on one day. */
const SENDINGS = 3;
let keys = 0;
const newKey = (): string => `delay-${String(++keys).padStart(10, "0")}`;

export interface Stage {
  shop: SimulatedShop;
  itemNos: string[];
  /** The emails of the current order. */
  mailbox: DelayMail[];
  clock: { now: Date };
  /** The customer's mail server, which can be down. */
  mailServer: { isUp: boolean };
  /** Moves the clock of the shop. */
  pass(days: number): void;
}

/** Places an order and plays the changes of its dates. */
export async function play({ shop, itemNos, mailbox, clock, mailServer, pass }: Stage, steps: Step[]): Promise<Story> {
  mailServer.isUp = true;
  const orderNo = await placeOrder(
    shop,
    itemNos.map((itemNo) => ({ itemNo, quantity: 2, fulfilmentType: "DLVR" as const })),
  );
  await settle();
  mailbox.length = 0;
  const story: Story = { orderNo, mails: mailbox, answered: new Map(), unannounced: [], isGivenUp: false };
  const shown = (await shop.asStaff(`office/order?orderNo=${orderNo}`, undefined as never, newKey())).body.value;
  const lineIds: number[] = shown.lines.map((line: { lineId: number }) => line.lineId);
  for (const { act: next, killAfter, outage } of steps) {
    if (killAfter !== null) shop.faults.killAfter(killAfter);
    if (outage !== null) shop.faults.loseCall(outage.call, outage.lost);
    await act(next).catch(() => {});
    shop.faults.heal();
  }
  mailServer.isUp = true;
  await rest();
  return story;

  async function settle(): Promise<void> {
    await makeMessagesDue(shop.database);
    try {
      await shop.api.settle();
    } catch {
      // Messages under way when the shop was killed arrive before the clock moves, or are sent again.
      shop.faults.heal();
      await makeMessagesDue(shop.database);
      await shop.api.settle();
    }
  }

  /**
   * Checks that while emails can be delivered, everyone with a question got a message. One whose sending was interrupted by a kill is sent
   * again.
   */
  async function expectAnnounced(): Promise<void> {
    if (!mailServer.isUp) return;
    for (let turn = 1; turn < SENDINGS && (await unannounced()).length > 0; turn++) await settle();
    story.unannounced.push(...(await unannounced()));
  }

  async function unannounced(): Promise<number[]> {
    const { body } = await shop.asStaff(`office/order?orderNo=${orderNo}`, undefined as never, newKey());
    const today = clock.now.toISOString().slice(0, 10);
    const open = (body.value?.delays ?? []) as { delayId: number; answerBy: string }[];
    return open.flatMap(({ delayId, answerBy }) =>
      answerBy > today && !mailbox.some((mail) => mail.delayId === delayId) ? [delayId] : [],
    );
  }

  /** Completes everything: the last deadline and all refunds. */
  async function rest(): Promise<void> {
    for (let round = 0; round < 3; round++) {
      await settle();
      pass(31);
      await sweepDelays(shop.api.services);
      await settle();
    }
  }

  async function act(next: Act): Promise<void> {
    switch (next.do) {
      case "slip":
        return slip(next);
      case "answer":
        return answer(next);
      case "mailServer":
        mailServer.isUp = next.isUp;
        return;
      case "pick":
        await shop.asStaff("office/picklines", { orderNo, lines: [{ lineId: lineIds[next.line], units: 2 }] }, newKey());
        return;
      case "cancelOrder":
        story.isGivenUp = true;
        await shop.asStaff("office/cancelorder", { orderNo }, newKey());
        return;
      case "wait":
        // Messages under way arrive before the clock moves.
        await settle();
        await expectAnnounced();
        pass(next.days);
        await sweepDelays(shop.api.services);
        return settle();
    }
  }

  async function slip({ lines, days, isReplayed }: Extract<Act, { do: "slip" }>): Promise<void> {
    const promisedOn = new Date(clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
    const input = { orderNo, lineIds: lines.map((index) => lineIds[index]), promisedOn, reason: "container" };
    const key = newKey();
    const ask = () => shop.asStaff("office/movepromises", input, key);
    const answers = await Promise.all(isReplayed ? [ask(), ask()] : [ask()]);
    if (answers.some((one) => one.body.success)) return;
    // The caller got no response, so they repeat the call.
    shop.faults.heal();
    await ask();
  }

  async function answer({ link, choice, clicks, otherTab, isDuringSweep }: Extract<Act, { do: "answer" }>): Promise<void> {
    const slug = mailbox.at(-1 - link)?.slug;
    if (!slug) return;
    const send = async (say: Choice, key: string) => {
      const { body } = await shop.call("customer/answerdelay", { slug, answer: say }, { "idempotency-key": key });
      if (body.success) story.answered.set(slug, (story.answered.get(slug) ?? new Set()).add(body.value.status));
    };
    const key = newKey();
    if (isDuringSweep) {
      // The last day is over, but the job hasn't run.
      await settle();
      pass(DAYS_TO_ANSWER + 1);
    }
    await Promise.all([
      ...Array.from({ length: clicks }, () => send(choice, key)),
      ...(otherTab ? [send(otherTab, newKey())] : []),
      ...(isDuringSweep ? [sweepDelays(shop.api.services)] : []),
    ]);
  }
}
