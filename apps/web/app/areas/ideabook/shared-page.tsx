import "virtual:words/ideas";
import { ideaBookCalls } from "@azulejo/contract";
import { data } from "react-router";
import { text, useText } from "../../i18n/text.ts";
import { ApiError, callApi } from "../../request/api.server.ts";
import { pageLoader } from "../../routing/page-loader.server.ts";
import { headOf } from "../../shell/head/head.ts";
import { shellDataOf } from "../../shell/shell-data.ts";
import { keepAddress } from "../account/secret-address.ts";
import type { Route } from "./+types/shared-page";
import { Collage } from "./collage.tsx";
import { IdeaRow } from "./idea-row.tsx";

export const loader = pageLoader(async ({ context, language, params }) => {
  const ticket = String(params.ticket ?? "").slice(0, 100);
  const book = await callApi(context, language, ideaBookCalls.openShared, { ticket }).catch(asPage);
  return { book };
});

/** A link that has ended is shown as a page with status 404. */
function asPage(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw data(error.message, { status: 404 });
  throw error;
}

export const headers = keepAddress;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const root = shellDataOf(matches);
  return headOf({ root, location, title: loaderData?.book.name ?? (root && text(root.language, "ideas.title")), noindex: true });
}

/** A book as visitors with its link see it. */
export default function SharedPage({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { book } = loaderData;
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-6 pb-4">
        <h1 className="text-title">{book.name}</h1>
        <p className="text-small text-ink-soft">{t("ideas.shared", { count: book.entries.length })}</p>
      </header>
      <Collage book={book} />
      <ul className="mt-8 max-w-3xl border-t border-joint">
        {book.entries.map((entry) => (
          <li key={entry.entryId} className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 border-b border-joint py-4">
            <IdeaRow entry={entry} currency={book.currency} />
          </li>
        ))}
      </ul>
    </>
  );
}
