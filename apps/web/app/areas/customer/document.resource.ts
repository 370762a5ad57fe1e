import { customer } from "@azulejo/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { type Language, languageOf } from "../../i18n/language.ts";
import { ApiError, callApi, refusalsAsPages } from "../../request/api.server.ts";
import type { Route } from "./+types/document.resource";

type Ask = (context: Readonly<RouterContextProvider>, language: Language, id: string) => Promise<{ url: string }>;

/** The kinds of documents, by the parameter that names them. */
const papers: Record<string, Ask> = {
  invoice: (context, language, id) => callApi(context, language, customer.renderInvoice, { id }),
  month: (context, language, id) => callApi(context, language, customer.statementLink, { id }),
  quote: (context, language, id) => callApi(context, language, customer.renderQuote, { id }),
  acceptance: (context, language, id) => callApi(context, language, customer.renderOrderAcceptance, { id }),
  receipt: (context, language, id) => callApi(context, language, customer.renderReceipt, { id }),
};

/** Redirects to a PDF, with a link that expires within an hour. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [kind, ask] = Object.entries(papers).find(([name]) => searchParams.has(name)) ?? [];
  if (!kind || !ask) throw data("", { status: 404 });
  try {
    const { url } = await refusalsAsPages(() => ask(context, languageOf(request.url), searchParams.get(kind) ?? ""));
    return redirect(url);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(error.message, { status: 404 });
    throw error;
  }
}
