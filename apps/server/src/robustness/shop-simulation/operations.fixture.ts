import fc from "fast-check";
import { type Act, acts, type Faulty, faulty, ITEMS, MAX_BOXES } from "../order-simulation/acts.fixture.ts";

/** People of one business account, who share its credit line. */
export type Member = "dealer-admin" | "dealer-buyer";

/** An operation of the shop's customers, staff or clock; `order` 0 is the newest order of the chapter, 1 the one before it. */
export type Operation =
  | Act
  | { do: "orderOnCredit"; member: Member; item: number; boxes: number; clicks: 1 | 2 }
  | { do: "setApprovalLimit"; dollars: number | null }
  | { do: "decideApproval"; approve: boolean; clicks: 1 | 2 }
  | { do: "payInvoices"; share: number; declines: boolean; clicks: 1 | 2 }
  | { do: "useCredit" }
  | { do: "recordCheck"; share: number }
  | { do: "holdPrice"; item: number; boxes: number }
  | { do: "cancelAsCustomer"; order: number; clicks: 1 | 2 }
  | { do: "answerDelay"; order: number; answer: "wait" | "cancel" }
  | { do: "receiveStock"; item: number; boxes: number; clicks: 1 | 2 }
  | { do: "changePrice"; item: number; cents: number }
  | { do: "reserveStock"; item: number; boxes: number; days: number }
  | { do: "pick"; order: number; boxes: number }
  | { do: "handOver"; order: number; isWhole: boolean }
  | { do: "refundUnit"; order: number; clicks: 1 | 2 }
  | { do: "slip"; order: number; days: number }
  | { do: "takeBack"; order: number; boxes: number; broken: number; ourFault: boolean }
  | { do: "orderByPhone"; item: number; boxes: number; payment: "link" | "credit" | "card" }
  | { do: "lockBusiness"; locked: boolean }
  | { do: "search"; page: number }
  | { do: "pry"; order: number }
  | { do: "pass"; hours: number }
  | { do: "restart" };

/** A part of a simulation, after which everything is completed and compared with the providers' books. */
export interface Chapter {
  /** Free boxes of each lot at its start. */
  stock: number[];
  steps: Faulty<Operation>[];
}

const item = fc.nat(ITEMS - 1);
const order = fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4);
const boxes = fc.integer({ min: 1, max: MAX_BOXES });
const clicks = fc.constantFrom<1 | 2>(1, 1, 2);
const share = fc.integer({ min: 1, max: 100 });
const member = fc.constantFrom<Member>("dealer-admin", "dealer-buyer");

const operation = <T extends Operation["do"]>(
  name: T,
  weight: number,
  fields: { [Key in Exclude<keyof Extract<Operation, { do: T }>, "do">]: fc.Arbitrary<Extract<Operation, { do: T }>[Key]> },
) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Operation> });

const operations = fc.oneof(
  { weight: 30, arbitrary: acts as fc.Arbitrary<Operation> },
  operation("orderOnCredit", 8, { member, item, boxes, clicks }),
  operation("setApprovalLimit", 1, { dollars: fc.constantFrom(null, null, 400) }),
  operation("decideApproval", 2, { approve: fc.constantFrom(true, true, false), clicks }),
  operation("payInvoices", 2, { share, declines: fc.constantFrom(false, false, true), clicks }),
  operation("useCredit", 1, {}),
  operation("recordCheck", 1, { share }),
  operation("holdPrice", 2, { item, boxes }),
  operation("cancelAsCustomer", 2, { order, clicks }),
  operation("answerDelay", 2, { order, answer: fc.constantFrom("wait", "cancel") }),
  operation("receiveStock", 3, { item, boxes, clicks }),
  operation("changePrice", 1, { item, cents: fc.integer({ min: 100, max: 20_000 }) }),
  operation("reserveStock", 1, { item, boxes, days: fc.integer({ min: 1, max: 5 }) }),
  operation("pick", 2, { order, boxes }),
  operation("handOver", 6, { order, isWhole: fc.boolean() }),
  operation("refundUnit", 5, { order: fc.nat(1), clicks }),
  operation("slip", 2, { order, days: fc.integer({ min: 1, max: 40 }) }),
  operation("takeBack", 3, { order, boxes: fc.constantFrom(1, 1, 2), broken: fc.nat(1), ourFault: fc.boolean() }),
  operation("orderByPhone", 4, { item, boxes, payment: fc.constantFrom("link", "credit", "card") }),
  operation("lockBusiness", 1, { locked: fc.constantFrom(false, false, true) }),
  operation("search", 3, { page: fc.nat(5) }),
  operation("pry", 3, { order }),
  operation("pass", 2, { hours: fc.constantFrom(1, 6, 24, 96) }),
);

/** Returns chapters of a number of operations. @param restarts how many of a thousand operations restart the shop's process */
export const chaptersOf = (length: number, restarts: number): fc.Arbitrary<Chapter> =>
  fc.record({
    stock: fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 4, maxLength: 4 }),
    steps: fc.array(
      faulty(
        fc.oneof(
          { weight: 1000 - restarts, arbitrary: operations },
          { weight: restarts, arbitrary: fc.constant<Operation>({ do: "restart" }) },
        ),
      ),
      { minLength: length, maxLength: length, size: "max" },
    ),
  });
