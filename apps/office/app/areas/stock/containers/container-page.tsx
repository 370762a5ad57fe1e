import { Button } from "@azulejo/ui/button.tsx";
import { useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { load } from "../../../call/load.ts";
import { openFile } from "../../../call/open-file.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import type { Fact } from "../../../frame/ledger/facts-line.tsx";
import { DetailPage } from "../../../frame/pages/detail-page.tsx";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { placeName } from "../place-name.ts";
import { isUnclear, type TypedUnits } from "../typed-units.ts";
import { ContentsTable } from "./contents-table.tsx";
import { ExtraDialog } from "./extra-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { receiptOf } from "./receipt.rules.ts";
import { ReceiveDialog } from "./receive-dialog.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [container, places] = await Promise.all([
    load("readContainer", { code: params["code"] ?? "" }, request),
    load("places", {}, request),
  ]);
  return { container, places };
}

export function Component() {
  const t = useText();
  const facts = useFacts();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { container } = useLoaderData<typeof loader>();
  const labels = useCall("containerLabels");
  const [typed, setTyped] = useState<TypedUnits>({});
  const [dialog, setDialog] = useState<"move" | "extra" | "receive" | null>(null);
  const left = container.contents.filter(({ counted }) => counted === null);
  const receipt = receiptOf(container.contents, typed);
  const done = (words: string) => {
    announce(words);
    void revalidate();
  };
  const received = (words: string) => {
    setTyped({});
    done(words);
  };
  const print = async () => {
    const file = await labels.send({ code: container.code });
    if (file) openFile(file);
  };
  return (
    <DetailPage
      help="containers"
      title={t("goods.container", { code: container.code })}
      note={<Link to="/stock/containers">{t("goods.containers")}</Link>}
      actions={<Actions hasLeft={left.length > 0} onOpen={setDialog} onPrint={() => void print()} />}
      facts={facts}
      failure={labels.failure}
    >
      <ContentsTable contents={container.contents} typed={typed} onType={(id, value) => setTyped({ ...typed, [id]: value })} />
      {left.length > 0 && (
        <div className="page-buttons">
          <Button type="button" disabled={isUnclear(typed) || receipt.lines.length === 0} onClick={() => setDialog("receive")}>
            {t("goods.book", { count: receipt.lines.length })}
          </Button>
          <Button
            type="button"
            look="quiet"
            onClick={() => setTyped(Object.fromEntries(left.map(({ lineId, expected }) => [lineId, String(expected)])))}
          >
            {t("goods.asExpected")}
          </Button>
          {receipt.lines.length > 0 && (
            <span role="status" className={receipt.different.length > 0 ? "warn" : "soft"}>
              {t("goods.differing", { count: receipt.different.length })}
            </span>
          )}
        </div>
      )}
      {dialog === "receive" && <ReceiveDialog code={container.code} receipt={receipt} onSaved={received} onClose={() => setDialog(null)} />}
      {dialog === "move" && <MoveDialog container={container} onSaved={done} onClose={() => setDialog(null)} />}
      {dialog === "extra" && <ExtraDialog code={container.code} onSaved={done} onClose={() => setDialog(null)} />}
    </DetailPage>
  );
}

interface ActionsProps {
  /** Whether some of its goods have not arrived yet. */
  hasLeft: boolean;
  onOpen(dialog: "move" | "extra"): void;
  onPrint(): void;
}

function Actions({ hasLeft, onOpen, onPrint }: ActionsProps) {
  const t = useText();
  return (
    <>
      {hasLeft && (
        <Button type="button" look="tool" onClick={() => onOpen("move")}>
          {t("goods.moveDay")}
        </Button>
      )}
      <Button type="button" look="tool" onClick={() => onOpen("extra")}>
        {t("goods.addExtra")}
      </Button>
      <Button type="button" look="tool" onClick={() => onPrint()}>
        {t("goods.labels")}
      </Button>
    </>
  );
}

function useFacts(): Fact[] {
  const t = useText();
  const { day } = useFormats();
  const { container, places } = useLoaderData<typeof loader>();
  return [
    [t("goods.state"), t(`goods.containerState.${container.state}`)],
    [t("goods.supplier"), container.supplier || "—"],
    [t("stock.place"), placeName(places, container.store)],
    [t("goods.expectedOn"), container.expectedOn ? day(container.expectedOn) : t("goods.dayUnknown")],
  ];
}
