import type { OfficeOrder } from "@azulejo/contract";
import { type ReactNode, useEffect, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import type { CallValue } from "../../call/calls.ts";
import { load } from "../../call/load.ts";
import { useAnnounce } from "../../frame/announcement.tsx";
import { useKeys } from "../../frame/keys/use-keys.ts";
import { PageHeading } from "../../frame/page-heading.tsx";
import { useStaff } from "../../frame/staff.ts";
import { useText } from "../../i18n/text.ts";
import { ActionButtons } from "./actions/action-buttons.tsx";
import { type ActionName, actionsFor, mainActions } from "./actions/order-actions.ts";
import type { Bookings } from "./carriers/bookings.ts";
import { OrderBookings } from "./carriers/order-bookings.tsx";
import { OrderDialog } from "./dialogs/order-dialog.tsx";
import { LinesTable } from "./lines-table.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderMoney } from "./order-money.tsx";
import { OrderMoves } from "./order-moves.tsx";
import { OrderNotes } from "./order-notes.tsx";
import { OrderProgress } from "./order-progress.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { OrderReplacements } from "./order-replacements.tsx";
import { OrderReturns } from "./order-returns.tsx";
import { OrderShipments } from "./order-shipments.tsx";
import { useOpenPaper } from "./use-open-paper.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const orderNo = Number(params["orderNo"]?.replaceAll(/\D/g, "") || 0);
  const [order, { externalIds }, bookings] = await Promise.all([
    load("order", { orderNo }, request),
    load("externalIds", { kind: "order", no: String(orderNo) }, request),
    load("carrierBookings", { orderNo }, request),
  ]);
  return { order, externalIds, bookings };
}

export function Component() {
  const { order, externalIds, bookings } = useLoaderData<typeof loader>();
  return <OrderPage key={order.orderNo} loaded={order} externalIds={externalIds} bookings={bookings} />;
}

/** The dialog that is open above the page. */
interface Opened {
  name: ActionName;
  lineId?: number;
  returnNo?: number;
  replacementNo?: number;
}

interface PageProps {
  loaded: OfficeOrder;
  externalIds: CallValue<"externalIds">["externalIds"];
  bookings: Bookings;
}

function OrderPage({ loaded, externalIds, bookings }: PageProps) {
  const t = useText();
  const announce = useAnnounce();
  const { rights } = useStaff();
  const [order, setOrder] = useState(loaded);
  const [opened, setOpened] = useState<Opened | null>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const paper = useOpenPaper(order.orderNo);
  useEffect(() => setOrder(loaded), [loaded]);

  const actions = actionsFor(order, rights);
  const start = (name: ActionName) => {
    if (name === "takeCard") void navigate(`/orders/${order.orderNo}/card`);
    else if (name === "pickList" || name === "boxLabels") void paper.open(name);
    else setOpened({ name });
  };
  const done = (changed: OfficeOrder, words: string) => {
    setOrder(changed);
    announce(words);
  };
  const booked = (words: string) => {
    void revalidate();
    announce(words);
  };
  useNoteKeys((name) => setOpened({ name }));
  const { next } = mainActions(actions);
  useKeys(actions.map((action) => ({ keys: action.key, label: t(action.label), run: () => start(action.name), inBar: action === next })));

  return (
    <>
      <PageHeading
        help="order"
        title={t("order.title", { orderNo: String(order.orderNo) })}
        actions={<ActionButtons actions={actions} onStart={start} />}
      >
        <OrderProgress order={progressOf(order)} />
      </PageHeading>
      {paper.failure}
      <OrderFacts order={order} externalIds={externalIds} />
      <OrderBody order={order} mayRefund={actions.some(({ name }) => name === "refund")} onOpen={setOpened} onDone={done}>
        <OrderBookings order={order} bookings={bookings} onDone={booked} />
      </OrderBody>
      {opened && <OrderDialog {...opened} order={order} onDone={done} onClose={() => setOpened(null)} />}
    </>
  );
}

/** The keys E and N write a message or a note, for staff who have the right. */
function useNoteKeys(onWrite: (name: "message" | "note") => void): void {
  const t = useText();
  const { rights } = useStaff();
  const mayWrite = rights.includes("orders.write");
  useKeys(
    mayWrite
      ? [
          { keys: "e", label: t("notes.title.message", { orderNo: "" }), run: () => onWrite("message") },
          { keys: "n", label: t("notes.title.note", { orderNo: "" }), run: () => onWrite("note") },
        ]
      : [],
  );
}

interface BodyProps {
  order: OfficeOrder;
  mayRefund: boolean;
  onOpen(opened: Opened): void;
  onDone(changed: OfficeOrder, words: string): void;
  /** The bookings, beside the shipments. */
  children: ReactNode;
}

function OrderBody({ order, mayRefund, onOpen, onDone, children }: BodyProps) {
  const t = useText();
  return (
    <div className="order-body">
      <div>
        <div className="bar-heading">
          <h2>{t("order.lines")}</h2>
          <span>{t("order.lineCount", { count: order.lines.length })}</span>
        </div>
        <LinesTable order={order} onRefund={mayRefund ? (lineId) => onOpen({ name: "refund", lineId }) : undefined} />
        <div className="order-panels">
          <OrderMoney order={order} />
          <OrderShipments shipments={order.shipments} />
          {children}
          <OrderReturns order={order} onOpen={(name, returnNo) => onOpen({ name, returnNo })} onDone={onDone} />
          <OrderReplacements order={order} onSend={(replacementNo) => onOpen({ name: "sendReplacement", replacementNo })} onDone={onDone} />
          <OrderRefunds order={order} />
          <OrderMoves promiseMoves={order.promiseMoves} />
        </div>
      </div>
      <aside>
        <OrderNotes order={order} onWrite={(name) => onOpen({ name })} onDone={onDone} />
        <OrderHistory order={order} />
      </aside>
    </div>
  );
}

function progressOf({ status, lines }: OfficeOrder) {
  const sum = (figure: "quantity" | "picked" | "ready" | "shipped" | "canceled") => lines.reduce((all, line) => all + line[figure], 0);
  return {
    status,
    quantity: sum("quantity"),
    picked: sum("picked"),
    ready: sum("ready"),
    shipped: sum("shipped"),
    canceled: sum("canceled"),
  };
}
