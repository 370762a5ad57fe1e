import { Button } from "@azulejo/ui/button.tsx";
import { Field, TextArea } from "@azulejo/ui/field.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type FormEvent, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import type { CallValue } from "../../../call/calls.ts";
import { FailureNotice } from "../../../call/failure-notice.tsx";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { Ledger } from "../../../frame/ledger/ledger.tsx";
import { PageHeading } from "../../../frame/page-heading.tsx";
import { PagePart } from "../../../frame/pages/detail-page.tsx";
import { wallTime } from "../../../i18n/shop-clock.ts";
import { useText } from "../../../i18n/text.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ReportPages } from "../report-pages.tsx";
import { readPastedCosts } from "./pasted-costs.ts";

export const loader = ({ request }: LoaderFunctionArgs) => load("costCoverage", {}, request);

type Preview = CallValue<"previewCosts">;
const today = (): string => wallTime(new Date()).slice(0, 10);

/** Takes the costs of items from a spreadsheet, shows what would change, and then saves them. */
export function Component() {
  const t = useText();
  const { percent } = useFormats();
  const { items, known } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading help="margin" title={t("costs.title")}>
        <span className="soft tabular">{t("costs.known", { known, items, share: items === 0 ? "—" : percent(known / items) })}</span>
      </PageHeading>
      <ReportPages />
      <CostsForm />
      <Imports />
    </>
  );
}

function PreviewNotice({ preview }: { preview: Preview }) {
  const t = useText();
  const { list } = useFormats();
  const isRefused = preview.unknown.length > 0;
  return (
    <Notice kind={isRefused ? "alert" : "status"}>
      {isRefused
        ? t("costs.unknown", { items: list(preview.unknown) })
        : t("costs.preview", { added: preview.added, changed: preview.changed, same: preview.same, above: preview.abovePrice })}
    </Notice>
  );
}

/** Earlier imports. */
function Imports() {
  const t = useText();
  const { day, moment } = useFormats();
  const { imports } = useLoaderData<typeof loader>();
  return imports.length > 0 ? (
    <PagePart title={t("costs.imports")}>
      <Ledger
        caption={t("costs.imports")}
        rows={imports}
        keyOf={({ at, startsOn: from }) => `${at} ${from}`}
        columns={[
          { label: t("costs.at"), cell: ({ at }) => moment(at) },
          { label: t("costs.startsOn"), cell: ({ startsOn: from }) => day(from) },
          { label: t("costs.by"), cell: ({ by }) => by },
          { label: t("costs.items"), isFigure: true, cell: ({ lines: count }) => count },
        ]}
      />
    </PagePart>
  ) : (
    <Empty title={t("costs.none")}>{t("costs.noneHint")}</Empty>
  );
}

/** Previews pasted lines, then saves them. */
function CostsForm() {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const { list } = useFormats();
  const [text, setText] = useState("");
  const [startsOn, setStartsOn] = useState(today);
  const [checked, setChecked] = useState<{ text: string; startsOn: string; preview: Preview } | null>(null);
  // Lines that are changed while they are checked have to be checked again.
  const preview = checked?.text === text && checked.startsOn === startsOn ? checked.preview : null;
  const check = useCall("previewCosts");
  const save = useCall("importCosts");
  const { lines, faults } = readPastedCosts(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!preview) {
      const result = await check.send({ startsOn, lines });
      setChecked(result && { text, startsOn, preview: result });
      return;
    }
    const saved = await save.send({ startsOn, lines });
    if (!saved) return;
    announce(t("costs.saved", { count: saved.lines }));
    setText("");
    void revalidate();
  };
  const isRefused = preview !== null && preview.unknown.length > 0;
  return (
    <form className="phone-part stack max-w-2xl px-5 py-4" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        name="startsOn"
        type="date"
        label={t("costs.startsOn")}
        value={startsOn}
        onChange={({ currentTarget }) => setStartsOn(currentTarget.value)}
        required
      />
      <TextArea
        name="lines"
        label={t("costs.lines")}
        hint={t("costs.linesHint")}
        rows={8}
        spellCheck={false}
        value={text}
        error={faults.length > 0 ? t("costs.unread", { lines: list(faults.slice(0, 8).map(String)), count: faults.length }) : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {preview && <PreviewNotice preview={preview} />}
      <FailureNotice failure={check.failure ?? save.failure} />
      <Button
        type="submit"
        className="justify-self-start"
        disabled={lines.length === 0 || faults.length > 0 || isRefused || check.isSending || save.isSending}
      >
        {t(preview && !isRefused ? "costs.save" : "costs.check", { count: lines.length })}
      </Button>
    </form>
  );
}
