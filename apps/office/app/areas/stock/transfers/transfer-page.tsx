import type { OfficeTransfer } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { type Column, Ledger } from "../../../frame/ledger/ledger.tsx";
import { DetailPage } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { goodsColumns } from "../lot-cells.tsx";
import { placeName } from "../place-name.ts";
import { isUnclear, type TypedUnits, unitsOf } from "../typed-units.ts";
import { UnitsInput } from "../units-input.tsx";
import { useUnits } from "../use-units.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const transferNo = Number(params["transferNo"]);
  const [transfer, places] = await Promise.all([load("readTransfer", { transferNo }, request), load("places", {}, request)]);
  return { transfer, places };
}

const asSent = ({ lines }: OfficeTransfer): TypedUnits => Object.fromEntries(lines.map(({ lineId, units }) => [lineId, String(units)]));

export function Component() {
  const t = useText();
  const facts = useFacts();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { transfer } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("receiveTransfer");
  const [typed, setTyped] = useState<TypedUnits>(() => asSent(transfer));
  const isWaiting = transfer.receivedAt === null && transfer.mayReceive;
  const columns = useColumns({ transfer, isWaiting, typed, onType: (lineId, value) => setTyped({ ...typed, [lineId]: value }) });
  const arrived = unitsOf(typed);
  const receive = async () => {
    const lines = arrived.map(({ id, units }) => ({ lineId: id, arrived: units }));
    const saved = await send({ transferNo: transfer.transferNo, lines });
    if (!saved) return;
    announce(t("goods.transferReceived", { count: saved.arrived ?? 0 }));
    void revalidate();
  };
  return (
    <DetailPage
      help="transfers"
      title={t("goods.transfer", { number: String(transfer.transferNo) })}
      note={<Link to="/stock/transfers">{t("goods.transfers")}</Link>}
      facts={facts}
      failure={failure}
    >
      <Ledger caption={t("goods.contents")} rows={transfer.lines} keyOf={({ lineId }) => lineId} columns={columns} />
      {isWaiting && (
        <div className="page-buttons">
          <Button
            type="button"
            disabled={isSending || isUnclear(typed) || arrived.length < transfer.lines.length}
            onClick={() => void receive()}
          >
            {t("goods.receiveConfirm")}
          </Button>
        </div>
      )}
    </DetailPage>
  );
}

function useFacts(): Fact[] {
  const t = useText();
  const { moment } = useFormats();
  const { transfer, places } = useLoaderData<typeof loader>();
  return [
    [t("goods.from"), placeName(places, transfer.from)],
    [t("goods.to"), placeName(places, transfer.to)],
    [t("goods.sent"), [moment(transfer.sentAt), transfer.sentBy].filter(Boolean).join(", ")],
    [
      t("goods.received"),
      transfer.receivedAt ? [moment(transfer.receivedAt), transfer.receivedBy].filter(Boolean).join(", ") : t("goods.onItsWay"),
    ],
    [t("goods.note"), transfer.note && transfer.note],
  ];
}

interface Receiving {
  transfer: OfficeTransfer;
  /** Whether received quantities can be entered. */
  isWaiting: boolean;
  typed: TypedUnits;
  onType(lineId: number, value: string): void;
}

function useColumns({ transfer, isWaiting, typed, onType }: Receiving): Column<OfficeTransfer["lines"][number]>[] {
  const t = useText();
  const unitsOfLine = useUnits();
  return [
    ...goodsColumns<OfficeTransfer["lines"][number]>(t),
    { label: t("goods.unitsSent"), isFigure: true, cell: ({ units, sellUnit }) => unitsOfLine(units, sellUnit), foot: transfer.units },
    {
      label: t("goods.arrived"),
      isFigure: true,
      foot: transfer.arrived ?? "—",
      cell: ({ lineId, itemNo, lot, units, sellUnit, arrived: counted }) =>
        isWaiting ? (
          <UnitsInput
            label={t("goods.arrivedOf", { lot, item: itemNo })}
            max={units}
            sellUnit={sellUnit}
            value={typed[lineId] ?? ""}
            onChange={(value) => onType(lineId, value)}
          />
        ) : (
          <span className={counted !== null && counted < units ? "warn" : undefined}>
            {counted === null ? "—" : unitsOfLine(counted, sellUnit)}
          </span>
        ),
    },
  ];
}
