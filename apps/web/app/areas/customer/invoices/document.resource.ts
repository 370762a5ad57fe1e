import { customer } from "@azulejo/contract";
import { data, redirect } from "react-router";
import { languageOf } from "../../../i18n/language.ts";
import { ApiError, callApi, refusalsAsPages } from "../../../request/api.server.ts";
import type { Route } from "./+types/document.resource";

/** Leads to the PDF of an invoice (`?invoice=`) or of a month (`?month=`), by a link that ends within the hour. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const language = languageOf(request.url);
  const month = searchParams.get("month");
  try {
    const { url } = await refusalsAsPages(() =>
      month === null
        ? callApi(context, language, customer.renderInvoice, { id: searchParams.get("invoice") ?? "" })
        : callApi(context, language, customer.statementLink, { id: month }),
    );
    return redirect(url);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw data(error.message, { status: 404 });
    throw error;
  }
}
