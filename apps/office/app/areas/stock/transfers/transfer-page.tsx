import type { OfficeTransfer } from "@azulejo/contract/areas/office.ts";
import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { FactsLine } from "../../../frame/ledger/facts-line.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { goodsColumns } from "../lot-cells.tsx";
import { placeName } from "../place-name.ts";
import { isUnclear, type TypedUnits, unitsOf } from "../typed-units.ts";
import { UnitsInput } from "../units-input.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const transferNo = Number(params["transferNo"]);
  const [transfer, places] = await Promise.all([load("readTransfer", { transferNo }, request), load("places", {}, request)]);
  return { transfer, places };
}

const asSent = ({ lines }: OfficeTransfer): TypedUnits => Object.fromEntries(lines.map(({ lineId, units }) => [lineId, String(units)]));

export function Component() {
  const t = useText();
  const { moment } = useFormats();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { transfer, places } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("receiveTransfer");
  const [typed, setTyped] = useState<TypedUnits>(() => asSent(transfer));
  const isWaiting = transfer.receivedAt === null && transfer.mayReceive;
  const arrived = unitsOf(typed);
  const receive = async () => {
    const lines = arrived.map(({ id, units }) => ({ lineId: id, arrived: units }));
    const saved = await send({ transferNo: transfer.transferNo, lines });
    if (!saved) return;
    announce(t("goods.transferReceived", { count: saved.arrived ?? 0 }));
    void revalidate();
  };
  return (
    <>
      <PageHeading help="transfers" title={t("goods.transfer", { number: String(transfer.transferNo) })}>
        <Link to="/stock/transfers">{t("goods.transfers")}</Link>
      </PageHeading>
      <FactsLine
        facts={[
          [t("goods.from"), placeName(places, transfer.from)],
          [t("goods.to"), placeName(places, transfer.to)],
          [t("goods.sent"), [moment(transfer.sentAt), transfer.sentBy].filter(Boolean).join(", ")],
          [
            t("goods.received"),
            transfer.receivedAt ? [moment(transfer.receivedAt), transfer.receivedBy].filter(Boolean).join(", ") : t("goods.onItsWay"),
          ],
          [t("goods.note"), transfer.note && transfer.note],
        ]}
      />
      <div className="px-5">
        <FailureNotice failure={failure} />
      </div>
      <Ledger
        caption={t("goods.contents")}
        rows={transfer.lines}
        keyOf={({ lineId }) => lineId}
        columns={[
          ...goodsColumns<OfficeTransfer["lines"][number]>(t),
          { label: t("goods.unitsSent"), isFigure: true, cell: ({ units }) => units, foot: transfer.units },
          {
            label: t("goods.arrived"),
            isFigure: true,
            foot: transfer.arrived ?? "—",
            cell: ({ lineId, itemNo, lot, units, arrived: counted }) =>
              isWaiting ? (
                <UnitsInput
                  label={t("goods.arrivedOf", { lot, item: itemNo })}
                  max={units}
                  value={typed[lineId] ?? ""}
                  onChange={(value) => setTyped({ ...typed, [lineId]: value })}
                />
              ) : (
                <span className={counted !== null && counted < units ? "warn" : undefined}>{counted ?? "—"}</span>
              ),
          },
        ]}
      />
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
    </>
  );
}
