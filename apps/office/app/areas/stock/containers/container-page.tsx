import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { openFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { FactsLine } from "../../../frame/ledger/facts-line.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { isUnclear, type TypedUnits, unitsOf } from "../typed-units.ts";
import { ContentsTable } from "./contents-table.tsx";
import { ExtraDialog } from "./extra-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [container, places] = await Promise.all([
    load("readContainer", { code: params["code"] ?? "" }, request),
    load("places", {}, request),
  ]);
  return { container, places };
}

export function Component() {
  const t = useText();
  const { day } = useFormats();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { container, places } = useLoaderData<typeof loader>();
  const { send, isSending, failure } = useCall("receiveContainer");
  const labels = useCall("containerLabels");
  const [typed, setTyped] = useState<TypedUnits>({});
  const [dialog, setDialog] = useState<"move" | "extra" | null>(null);
  const left = container.contents.filter(({ counted }) => counted === null);
  const ready = unitsOf(typed).filter(({ id }) => left.some(({ lineId }) => lineId === id));
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  const book = async () => {
    const saved = await send({ code: container.code, lines: ready.map(({ id, units }) => ({ lineId: id, counted: units })), extra: [] });
    if (!saved) return;
    setTyped({});
    done(t("goods.booked", { count: ready.length }));
  };
  const print = async () => {
    const file = await labels.send({ code: container.code });
    if (file) openFile(file);
  };
  const actions = (
    <>
      {left.length > 0 && (
        <Button type="button" look="tool" onClick={() => setDialog("move")}>
          {t("goods.moveDay")}
        </Button>
      )}
      <Button type="button" look="tool" onClick={() => setDialog("extra")}>
        {t("goods.addExtra")}
      </Button>
      <Button type="button" look="tool" onClick={() => void print()}>
        {t("goods.labels")}
      </Button>
    </>
  );
  return (
    <>
      <PageHeading help="containers" title={t("goods.container", { code: container.code })} actions={actions}>
        <Link to="/stock/containers">{t("goods.containers")}</Link>
      </PageHeading>
      <FactsLine
        facts={[
          [t("goods.state"), t(`goods.containerState.${container.state}`)],
          [t("goods.supplier"), container.supplier || "—"],
          [t("stock.place"), placeName(places, container.store)],
          [t("goods.expectedOn"), container.expectedOn ? day(container.expectedOn) : t("goods.dayUnknown")],
        ]}
      />
      <div className="px-5">
        <FailureNotice failure={failure ?? labels.failure} />
      </div>
      <ContentsTable contents={container.contents} typed={typed} onType={(id, value) => setTyped({ ...typed, [id]: value })} />
      {left.length > 0 && (
        <div className="page-buttons">
          <Button type="button" disabled={isSending || isUnclear(typed) || ready.length === 0} onClick={() => void book()}>
            {t("goods.book", { count: ready.length })}
          </Button>
          <Button
            type="button"
            look="quiet"
            onClick={() => setTyped(Object.fromEntries(left.map(({ lineId, expected }) => [lineId, String(expected)])))}
          >
            {t("goods.asExpected")}
          </Button>
        </div>
      )}
      {dialog === "move" && <MoveDialog container={container} onSaved={done} onClose={() => setDialog(null)} />}
      {dialog === "extra" && <ExtraDialog code={container.code} onSaved={done} onClose={() => setDialog(null)} />}
    </>
  );
}
