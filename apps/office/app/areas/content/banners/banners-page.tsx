import type { OfficeBanner } from "@azulejo/contract/areas/office/content/banners.ts";
import { Button, buttonClass } from "@azulejo/ui/button.tsx";
import { ArrowDown, ArrowUp, Icon } from "@azulejo/ui/icon.tsx";
import { Notice } from "@azulejo/ui/notice.tsx";
import { type KeyboardEvent, useState } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from "react-router";
import { load } from "../../../call/load.ts";
import { useCall } from "../../../call/use-call.ts";
import { useAnnounce } from "../../../frame/announcement.tsx";
import { Empty } from "../../../frame/empty.tsx";
import { ListFrame } from "../../../frame/pages/list-page.tsx";
import { moveItem } from "../../../frame/rows/move-item.ts";
import { useMay } from "../../../frame/staff.ts";
import { useText } from "../../../i18n/text.ts";
import { ContentPages } from "../content-pages.tsx";
import { BannerFacts } from "./banner-facts.tsx";
import "./banners.css";

export const loader = ({ request }: LoaderFunctionArgs) => load("banners", {}, request);

/** The last action, which can be undone. */
interface Done {
  words: string;
  undo(): Promise<unknown>;
}

const idsOf = (banners: readonly OfficeBanner[]) => banners.map(({ id, lockVersion }) => ({ id, lockVersion }));

/** Returns current banners in the order of an earlier list. */
const inOrderOf = (now: readonly OfficeBanner[], before: readonly OfficeBanner[]) =>
  before.flatMap(({ id }) => now.find((one) => one.id === id) ?? []);

/** The notices below the header of the shop's pages, in the order in which they are shown. */
export function Component() {
  const t = useText();
  const banners = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const show = search.get("show") === "over" ? "over" : "current";
  const rows = banners.filter(({ state }) => (state === "over") === (show === "over"));
  const acts = useBannerActs(rows);
  return (
    <ListFrame
      help="banners"
      title={t("banners.title")}
      note={t("banners.count", { count: rows.length })}
      actions={
        <Link to="/content/banners/new" className={buttonClass("primary", "min-h-9!")}>
          {t("banners.new")}
        </Link>
      }
      pages={<ContentPages />}
      states={{
        ...{ label: t("frame.filter"), name: "show", usual: "current", chosen: show },
        choices: [
          { value: "current", label: t("banners.current") },
          { value: "over", label: t("banners.over") },
        ],
      }}
      above={acts.done && <DoneNotice {...acts} done={acts.done} />}
      failure={acts.failure}
      rows={
        <>
          {rows.length === 0 && (
            <Empty title={t(show === "over" ? "banners.noneOver" : "banners.none")}>
              {t(show === "over" ? "banners.noneOverHint" : "banners.noneHint")}
            </Empty>
          )}
          <ol className="banner-rows">
            {rows.map((banner, at) => (
              <BannerRow key={banner.id} {...{ banner, at, acts }} last={rows.length - 1} canMove={show === "current"} />
            ))}
          </ol>
        </>
      }
    />
  );
}

/** Ends, withdraws and moves banners; each action can be undone once. */
function useBannerActs(rows: readonly OfficeBanner[]) {
  const t = useText();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const banners = useLoaderData<typeof loader>();
  const [done, setDone] = useState<Done | null>(null);
  const end = useCall("endBanner");
  const order = useCall("orderBanners");
  const publishing = useCall("publishContent");
  const isSending = end.isSending || order.isSending || publishing.isSending;

  const finish = (words: string, undo: Done["undo"]) => {
    announce(words);
    setDone({ words, undo });
    void revalidate();
  };
  const endNow = async (banner: OfficeBanner) => {
    const now = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
    const ended = await end.send({ id: banner.id, lockVersion: banner.lockVersion, until: now });
    if (!ended) return void revalidate();
    finish(t("banners.ended", { name: banner.name }), () =>
      end.send({ id: ended.id, lockVersion: ended.lockVersion, until: banner.until }),
    );
  };
  const withdraw = async (banner: OfficeBanner) => {
    const withdrawn = await publishing.send({ action: "unpublish", stories: idsOf([banner]) });
    if (!withdrawn) return void revalidate();
    const now = withdrawn.map(({ id, lockVersion }) => ({ id, lockVersion }));
    finish(t("banners.withdrawn", { name: banner.name }), () => publishing.send({ action: "publish", stories: now }));
  };
  const move = async (from: number, to: number) => {
    const wanted = moveItem(rows, from, to);
    if (wanted === rows || isSending) return;
    const others = banners.filter((one) => !rows.includes(one));
    const ordered = await order.send({ banners: idsOf([...wanted, ...others]) });
    if (!ordered) return void revalidate();
    const words = t("frame.moved", { label: rows[from]?.name ?? "", at: to + 1 });
    finish(words, () => order.send({ banners: idsOf(inOrderOf(ordered, [...rows, ...others])) }));
  };
  const undo = async () => {
    if (!done || !(await done.undo())) return;
    setDone(null);
    announce(t("banners.undone"));
    void revalidate();
  };
  return { done, isSending, failure: end.failure ?? order.failure ?? publishing.failure, endNow, withdraw, move, undo };
}

type Acts = ReturnType<typeof useBannerActs>;

function DoneNotice({ done, isSending, undo }: Pick<Acts, "isSending" | "undo"> & { done: Done }) {
  const t = useText();
  return (
    <div className="page-text">
      <Notice>
        <p>{done.words}</p>
        <Button type="button" look="tool" className="mt-2" disabled={isSending} onClick={() => void undo()}>
          {t("content.undo")}
        </Button>
      </Notice>
    </div>
  );
}

interface RowProps {
  banner: OfficeBanner;
  at: number;
  /** The position of the last banner. */
  last: number;
  canMove: boolean;
  acts: Acts;
}

/** A row for a banner, which Alt with the arrow keys moves. */
function BannerRow({ banner, at, last, canMove, acts }: RowProps) {
  const t = useText();
  const may = useMay();
  const { isSending, endNow, withdraw, move } = acts;
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined || !may("content.publish")) return;
    event.preventDefault();
    void move(at, at + step);
  };
  return (
    <li onKeyDown={keys}>
      <span className="banner-places">
        {may("content.publish") && canMove && (
          <>
            <button
              type="button"
              className="icon-button"
              disabled={at === 0 || isSending}
              aria-label={t("frame.moveUp", { label: banner.name })}
              onClick={() => void move(at, at - 1)}
            >
              <Icon of={ArrowUp} size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              disabled={at === last || isSending}
              aria-label={t("frame.moveDown", { label: banner.name })}
              onClick={() => void move(at, at + 1)}
            >
              <Icon of={ArrowDown} size={18} />
            </button>
          </>
        )}
      </span>
      <BannerFacts banner={banner} />
      <span className="banner-acts">
        <Link to={`/content/banners/${banner.id}`} aria-label={t("banners.editOf", { name: banner.name })}>
          {t("banners.edit")}
        </Link>
        {may("content.publish") && (
          <EndButton banner={banner} disabled={isSending} onEnd={() => void endNow(banner)} onWithdraw={() => void withdraw(banner)} />
        )}
      </span>
    </li>
  );
}

interface EndProps {
  banner: OfficeBanner;
  disabled: boolean;
  onEnd(): void;
  onWithdraw(): void;
}

/** Ends a banner that is shown, or withdraws a planned one. Drafts and ended banners have no button. */
function EndButton({ banner: { name, state, hasChanges }, disabled, onEnd, onWithdraw }: EndProps) {
  const t = useText();
  const act = state === "shown" ? "end" : state === "planned" ? "withdraw" : null;
  if (!act || hasChanges) return null;
  return (
    <button
      type="button"
      className="link-button"
      disabled={disabled}
      aria-label={t(`banners.${act}Of`, { name })}
      onClick={act === "end" ? onEnd : onWithdraw}
    >
      {t(`banners.${act}`)}
    </button>
  );
}
